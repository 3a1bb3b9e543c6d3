import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** The account lacks required fields and must be completed first. */
export const missingFields = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world }) {
    world.users.insert(
      accountFor(samuelOkafor, {
        addresses: [],
        institution: null,
        city: null,
        phoneNumber: null,
      }),
    )
    return {
      person: personFacts(samuelOkafor),
      completion: { institution: samuelOkafor.institution },
    }
  },
})
