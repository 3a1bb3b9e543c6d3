import { accountFor } from '../builders/person-account.ts'
import { startedForm } from '../builders/started-form.ts'
import { graceLindqvist } from '../customers/people.ts'
import { defineScenario, personFacts } from '../scenario.ts'

/** An administrator has started an order form for Grace Lindqvist. */
export const adminOrder = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    world.users.insert(accountFor(graceLindqvist))
    const form = startedForm(world, graceLindqvist.identity, start, { adminCreated: true })
    return { person: personFacts(graceLindqvist), form: form.identity }
  },
})
