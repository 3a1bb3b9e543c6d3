import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { samuelOkafor } from './people.ts'

/** The account lacks what an order needs, and must be completed before anything else. */
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
      /** What completes the account. */
      completion: { institution: samuelOkafor.institution },
    }
  },
})
