import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Samuel Okafor now works in Japan and is redirected to its site. */
export const localizationRedirect = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world }) {
    world.users.insert(
      accountFor(samuelOkafor, {
        requiresLocalizationRedirect: true,
        country: 'JP',
        countryId: 107,
        city: 'Fukuoka',
        institution: 'Kyushu University',
      }),
    )
    return { person: personFacts(samuelOkafor), site: 'jp' as const }
  },
})
