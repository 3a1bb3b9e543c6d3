import { services } from '../../backend/reference-data/services/form-services.ts'
import { startedForm } from '../builders/order-form/started-form.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** An administrator has started an order form for Grace Lindqvist, with a service that stays. */
export const adminOrder = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    world.users.insert(accountFor(graceLindqvist))
    const { identity: fixed } = services.plagiarismCheck
    const form = startedForm(world, graceLindqvist.identity, start, {
      adminCreated: true,
      additions: [{ serviceIdentity: fixed, quantity: 1 }],
      fixedAdditions: [fixed],
    })
    return {
      person: personFacts(graceLindqvist),
      form: form.identity,
      services: { fixed },
    }
  },
})
