import { insertAbroadInvoices } from '../builders/orders/abroad-invoices.ts'
import { abroadOrders } from '../builders/orders/abroad-orders.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { luciaFerrer } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Lucía Ferrer Vidal on the Spanish site, in euros. */
export const spain = defineScenario({
  site: 'es',
  signedIn: luciaFerrer,
  build({ world, start }) {
    const person = luciaFerrer
    world.users.insert(accountFor(person))
    const orders = insertOrders({ world, person, start }, abroadOrders(person))
    const { invoiceNumber } = insertAbroadInvoices({ world, person, start }, orders)
    return { person: personFacts(person), orders, unpaidInvoice: invoiceNumber }
  },
})
