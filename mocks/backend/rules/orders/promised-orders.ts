import type { World } from '../../../world/galley-world.ts'
import { pendingByBill } from '../payment/pending-payments.ts'

/** Those of which a bank is to bring all that is owed, so that nothing is left for the person to do. */
export function promisedOrders(world: World, owner: string): ReadonlySet<string> {
  const pending = pendingByBill(world, owner)
  const owed = new Set<string>()
  const asked = new Set<string>()
  for (const { orderIdentity, invoiceNumber } of world.invoices.in('unpaidByOwner', owner).rows()) {
    if (orderIdentity === null) continue
    owed.add(orderIdentity)
    if (pending.get(invoiceNumber)?.boletoUrl !== null) asked.add(orderIdentity)
  }
  return new Set([...owed].filter((order) => !asked.has(order)))
}
