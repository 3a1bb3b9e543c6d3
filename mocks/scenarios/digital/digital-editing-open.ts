import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Samuel Okafor may subscribe to digital editing. */
export const digitalEditingOpen = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world }) {
    world.users.insert(accountFor(samuelOkafor))
    return { person: personFacts(samuelOkafor), product: 'digital-editing-year' }
  },
})
