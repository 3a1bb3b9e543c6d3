import { startedForm } from '../builders/order-form/started-form.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

const staff = 'staff-17'

/** A staff member acts as Grace Lindqvist and orders multimedia services for her. */
export const impersonatedMultimedia = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    world.users.insert(accountFor(graceLindqvist, { impersonatorIdentity: staff }))
    const form = startedForm(world, graceLindqvist.identity, start, {
      goal: 'multimedia',
      service: null,
      step: 'multimedia-services',
    })
    return { person: personFacts(graceLindqvist), staff, form: form.identity }
  },
})
