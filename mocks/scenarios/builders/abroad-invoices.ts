import type { World } from '../../world/galley-world.ts'
import type { Person } from '../customers/people.ts'
import { invoiceOrder, invoicePaidOrders } from './invoice-orders.ts'

/** Returns the invoice that awaits payment. */
export function insertAbroadInvoices(
  asked: { world: World; person: Person; start: number },
  orders: { awaitingPayment: string },
) {
  invoicePaidOrders(asked)
  return invoiceOrder({ ...asked, orderIdentity: orders.awaitingPayment })
}
