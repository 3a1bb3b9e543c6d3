import { accountFor } from './builders/person-account.ts'
import { samuelOkafor } from './people.ts'
import { defineScenario, personFacts } from './scenario.ts'

/** The person has to go on at another localization. */
export const localizationRedirect = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world }) {
    world.users.insert(accountFor(samuelOkafor, { requiresLocalizationRedirect: true }))
    return { person: personFacts(samuelOkafor) }
  },
})
