import { rafaelNogueira } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** The account belongs to the Brazilian site: a warning replaces the application. */
export const localizationMismatch = defineScenario({
  site: 'us',
  signedIn: rafaelNogueira,
  build({ world }) {
    world.users.insert(accountFor(rafaelNogueira, { localizationMismatch: true }))
    return { person: personFacts(rafaelNogueira) }
  },
})
