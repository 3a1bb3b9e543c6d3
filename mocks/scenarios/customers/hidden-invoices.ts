import { insertPrepayment } from '../builders/orders/build-invoice.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { invoiceOrder } from '../builders/orders/invoice-orders.ts'
import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

/** Samuel Okafor's university pays, so his invoices are hidden from him. */
export const hiddenInvoices = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world, start }) {
    const person = samuelOkafor
    world.users.insert(accountFor(person, { hideInvoices: true }))
    const orders = insertOrders(
      { world, person, start },
      {
        completedUnpaid: {
          status: 'Completed',
          services: ['premiumEditing'],
          orderedAgo: 9 * day,
          dueIn: -2 * day,
        },
      },
    )
    const orderIdentity = orders.completedUnpaid
    const { invoiceNumber } = invoiceOrder({ world, person, start, orderIdentity })
    insertPrepayment({
      ...{ world, person, retainerInvoiceNumber: 'US-RT-1050', receiptCode: 'RC-71050' },
      ...{ at: start - 60 * day, amount: 400 },
    })
    return { person: personFacts(person), orders, unpaidInvoice: invoiceNumber }
  },
})
