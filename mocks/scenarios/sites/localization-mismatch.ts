import { accountFor } from '../builders/person-account.ts'
import { samuelOkafor } from '../customers/people.ts'
import { defineScenario, personFacts } from '../scenario.ts'

/** The account belongs to another site: a warning replaces the application. */
export const localizationMismatch = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world }) {
    world.users.insert(accountFor(samuelOkafor, { localizationMismatch: true }))
    return { person: personFacts(samuelOkafor) }
  },
})
