import { abroadOrders } from './builders/abroad-orders.ts'
import { insertOrders } from './builders/insert-orders.ts'
import { accountFor } from './builders/person-account.ts'
import { day, isoOf } from './builders/server-date.ts'
import { rafaelNogueira } from './people-abroad.ts'
import { defineScenario, personFacts } from './scenario.ts'

/** Rafael Nogueira of Campinas: the Brazilian site, in reais, with a boleto that is not paid yet. */
export const brazil = defineScenario({
  site: 'br',
  signedIn: rafaelNogueira,
  build({ world, start }) {
    const person = rafaelNogueira
    world.users.insert(accountFor(person, { customerSince: isoOf(start - 620 * day) }))
    return {
      person: personFacts(person),
      orders: insertOrders(
        { world, person, start },
        abroadOrders(person, { receiptCode: 'RC-77410', boletoUrl: '/outside/boleto/77410' }),
      ),
    }
  },
})
