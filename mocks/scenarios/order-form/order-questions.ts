import { services } from '../../backend/reference-data/services/form-services.ts'
import { newForm } from '../../backend/rules/order-form/new-form.ts'
import { startedForm } from '../builders/order-form/started-form.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Grace Lindqvist's services ask for the journal and have questions of every type; some are answered. */
export const orderQuestions = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    world.users.insert(accountFor(graceLindqvist))
    const { formatting, figures, journalRecommendation } = services
    const { identity: owner } = graceLindqvist
    const empty = newForm({ identity: '', owner, turn: 0, now: start })
    const form = startedForm(world, owner, start, {
      additions: [formatting, figures, journalRecommendation].map(({ identity }) => ({
        serviceIdentity: identity,
        quantity: 1,
      })),
      details: {
        ...empty.details,
        journal: {
          name: 'Freshwater Biology',
          url: 'https://onlinelibrary.wiley.com/journal/13652427',
        },
        answers: [{ questionIdentity: 'q-figure-kinds', values: ['Charts'] }],
      },
    })
    return { person: personFacts(graceLindqvist), form: form.identity }
  },
})
