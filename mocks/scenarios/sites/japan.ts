import { insertAbroadInvoices } from '../builders/orders/abroad-invoices.ts'
import { abroadOrders } from '../builders/orders/abroad-orders.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { satoMayumi } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Sato Mayumi on the Japanese site, in yen, which have no decimals. */
export const japan = defineScenario({
  site: 'jp',
  signedIn: satoMayumi,
  build({ world, start }) {
    const person = satoMayumi
    world.users.insert(accountFor(person))
    const orders = insertOrders({ world, person, start }, abroadOrders(person))
    const { invoiceNumber } = insertAbroadInvoices({ world, person, start }, orders)
    return { person: personFacts(person), orders, unpaidInvoice: invoiceNumber }
  },
})
