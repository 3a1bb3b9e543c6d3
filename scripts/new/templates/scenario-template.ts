import { helenMarsh } from '../../../mocks/scenarios/builders/people.ts'
import { accountFor } from '../../../mocks/scenarios/builders/person-account.ts'
import { defineScenario, personFacts } from '../../../mocks/scenarios/builders/scenario.ts'

export const templateScenario = defineScenario({
  site: 'us',
  signedIn: helenMarsh,
  build({ world }) {
    world.users.insert(accountFor(helenMarsh))
    return { person: personFacts(helenMarsh) }
  },
})
