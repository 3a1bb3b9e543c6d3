import { UNDETERMINED_AREA } from '../../backend/reference-data/areas-of-study/areas-of-study.ts'
import { newForm } from '../../backend/rules/order-form/new-form.ts'
import { startedForm } from '../builders/order-form/started-form.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

const title = 'Sleep and walking in older adults'

/** Grace Lindqvist is about to repeat an order of three weeks ago. */
export const duplicateOrder = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const person = graceLindqvist
    world.users.insert(accountFor(person))
    const orders = insertOrders(
      { world, person, start },
      {
        earlier: {
          status: 'Completed',
          services: ['premiumEditing'],
          orderedAgo: 21 * day,
          dueIn: -14 * day,
          paid: true,
          title,
        },
      },
    )
    const empty = newForm({ identity: '', owner: person.identity, turn: 0, now: start })
    const form = startedForm(world, person.identity, start, {
      step: 'duplicate-order',
      details: {
        ...empty.details,
        // Differs from the earlier title in capitals and a blank.
        title: 'Sleep and Walking in  Older Adults',
        areaOfStudyId: UNDETERMINED_AREA,
        styleOfEnglish: 'American English',
      },
    })
    return { person: personFacts(person), orders, title, form: form.identity }
  },
})
