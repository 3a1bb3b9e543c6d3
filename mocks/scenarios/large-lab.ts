import { buildOrder } from './builders/build-order.ts'
import { finishedOrders } from './builders/many-orders.ts'
import { accountFor } from './builders/person-account.ts'
import { day, hour, isoOf } from './builders/server-date.ts'
import { graceLindqvist } from './people.ts'
import { defineScenario, personFacts } from './scenario.ts'

/** A laboratory that has ordered 10,000 times, to see how fast everything stays. */
export const largeLab = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const person = graceLindqvist
    world.users.insert(accountFor(person, { customerSince: isoOf(start - 3_700 * day) }))
    const plans = finishedOrders({ key: 'lab', count: 10_000, from: 9 * day, every: 8 * hour })
    for (const plan of plans) world.orders.insert(buildOrder(plan, person, start))
    return { person: personFacts(person), orderCount: plans.length }
  },
})
