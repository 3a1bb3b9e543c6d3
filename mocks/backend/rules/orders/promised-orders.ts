import type { World } from '../../../world/galley-world.ts'
import { pendingByBill } from '../payment/pending-payments.ts'

/** Orders of which a bank is to bring all that is owed, so that nothing is left for the person to do. */
export function promisedOrders(world: World, owner: string): ReadonlySet<string> {
  const pending = pendingByBill(world, owner)
  const unpaid = new Set<string>()
  const payable = new Set<string>()
  for (const { orderIdentity, invoiceNumber } of world.invoices.in('unpaidByOwner', owner).rows()) {
    if (orderIdentity === null) continue
    unpaid.add(orderIdentity)
    if (pending.get(invoiceNumber)?.boletoUrl !== null) payable.add(orderIdentity)
  }
  return new Set([...unpaid].filter((order) => !payable.has(order)))
}
