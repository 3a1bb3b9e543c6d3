import { abroadOrders } from './builders/abroad-orders.ts'
import { insertChinaFapiaos } from './builders/china-fapiaos.ts'
import { insertOrders } from './builders/insert-orders.ts'
import { accountFor } from './builders/person-account.ts'
import { day, isoOf } from './builders/server-date.ts'
import { chenLihua } from './people-abroad.ts'
import { defineScenario, personFacts } from './scenario.ts'

/** Somebody of the staff acts as Chen Lihua, and may cancel fapiaos whose payments are old. */
export const impersonator = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build({ world, start }) {
    const person = chenLihua
    const changes = { customerSince: isoOf(start - 620 * day), impersonatorIdentity: 'staff-17' }
    world.users.insert(accountFor(person, changes))
    return {
      person: personFacts(person),
      ...insertChinaFapiaos({ world, person, start }),
      orders: insertOrders({ world, person, start }, abroadOrders(person)),
    }
  },
})
