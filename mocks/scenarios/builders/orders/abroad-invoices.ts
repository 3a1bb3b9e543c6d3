import type { World } from '../../../world/galley-world.ts'
import type { Person } from '../people.ts'
import { invoiceOrder, invoicePaidOrders } from './invoice-orders.ts'

export function insertAbroadInvoices(
  input: { world: World; person: Person; start: number },
  orders: { awaitingPayment: string },
) {
  invoicePaidOrders(input)
  return invoiceOrder({ ...input, orderIdentity: orders.awaitingPayment })
}
