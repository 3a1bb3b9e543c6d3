import { abroadOrders } from '../builders/orders/abroad-orders.ts'
import { insertInvoice } from '../builders/orders/build-invoice.ts'
import { insertChinaFapiaos } from '../builders/orders/china-fapiaos.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { invoiceOrder, invoicePaidOrders } from '../builders/orders/invoice-orders.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

/** Chen Lihua on the Chinese site, in yuan, with WeChat sign-in and fapiaos of every kind. */
export const china = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  application: { features: { wechat_sso: true } },
  build({ world, start }) {
    const person = chenLihua
    world.users.insert(accountFor(person))
    const fapiaos = insertChinaFapiaos({ world, person, start })
    const orders = insertOrders({ world, person, start }, abroadOrders(person))
    const unpaid = invoiceOrder({ world, person, start, orderIdentity: orders.awaitingPayment })
    invoicePaidOrders({ world, person, start })
    const writeOff = insertInvoice({
      ...{ world, person, invoiceNumber: 'CN-70388', madeAt: start - 210 * day, amount: 96.5 },
      submission: '论文编辑服务 CN-70388',
      changes: { pendingWriteoff: true },
    })
    // A statement of delivery is requested by email and takes some days.
    const numberOf = (order: string) => world.invoices.in('byOrder', order).first()?.invoiceNumber
    const statementReady = numberOf(orders.translated) ?? ''
    const statementPending = numberOf(orders.completedPaid) ?? ''
    world.invoices.update(statementReady, { statementReadyAt: start - 20 * day })
    world.invoices.update(statementPending, { statementReadyAt: start + 2 * day })
    return {
      person: personFacts(person),
      ...fapiaos,
      orders,
      invoices: {
        unpaid: unpaid.invoiceNumber,
        statementReady,
        statementPending,
        writeOff: writeOff.invoiceNumber,
      },
    }
  },
})
