import { startedForm } from '../builders/order-form/started-form.ts'
import { abroadOrders } from '../builders/orders/abroad-orders.ts'
import { insertChinaFapiaos } from '../builders/orders/china-fapiaos.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { invoiceOrder } from '../builders/orders/invoice-orders.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

const staff = 'staff-17'

/** A staff member acts as Chen Lihua: may cancel fapiaos of old payments and continue her order form. */
export const impersonator = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build({ world, start }) {
    const person = chenLihua
    world.users.insert(accountFor(person, { impersonatorIdentity: staff }))
    const orders = insertOrders(
      { world, person, start },
      {
        ...abroadOrders(person),
        awaitingFiles: {
          status: 'Awaiting Files',
          services: ['premiumEditing'],
          orderedAgo: 1 * day,
        },
      },
    )
    const unpaid = invoiceOrder({ world, person, start, orderIdentity: orders.awaitingPayment })
    return {
      person: personFacts(person),
      staff,
      unpaidInvoice: unpaid.invoiceNumber,
      form: startedForm(world, person.identity, start).identity,
      ...insertChinaFapiaos({ world, person, start }),
      orders,
    }
  },
})
