import { services } from '../../backend/reference-data/services/form-services.ts'
import { accountFor } from '../builders/person-account.ts'
import { startedForm } from '../builders/started-form.ts'
import { graceLindqvist } from '../customers/people.ts'
import { defineScenario, personFacts } from '../scenario.ts'

/** Grace Lindqvist's services ask for the journal and have questions of every type. */
export const orderQuestions = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    world.users.insert(accountFor(graceLindqvist))
    const { formatting, figures, journalRecommendation } = services
    const form = startedForm(world, graceLindqvist.identity, start, {
      additions: [formatting, figures, journalRecommendation].map(({ identity }) => ({
        serviceIdentity: identity,
        quantity: 1,
      })),
    })
    return { person: personFacts(graceLindqvist), form: form.identity }
  },
})
