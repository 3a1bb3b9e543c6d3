import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Unsettled credit notes: a warning replaces the application. */
export const creditNotesLocked = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world }) {
    world.users.insert(accountFor(samuelOkafor, { creditNotesLocked: true }))
    return { person: personFacts(samuelOkafor) }
  },
})
