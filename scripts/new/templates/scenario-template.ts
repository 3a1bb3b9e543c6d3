import { accountFor } from '../../../mocks/scenarios/builders/person-account.ts'
import { helenMarsh } from '../../../mocks/scenarios/customers/people.ts'
import { defineScenario, personFacts } from '../../../mocks/scenarios/scenario.ts'

export const templateScenario = defineScenario({
  site: 'us',
  signedIn: helenMarsh,
  build({ world }) {
    world.users.insert(accountFor(helenMarsh))
    return { person: personFacts(helenMarsh) }
  },
})
