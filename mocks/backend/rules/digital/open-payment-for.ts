import type { World } from '../../../world/galley-world.ts'
import type { PaymentPurpose } from '../../../world/rows/payment-rows.ts'

type Purchase = Extract<PaymentPurpose, { kind: 'digital-editing' | 'digital-translation' }>

/** The next payment continues it: both can never be paid. Undefined if the named one is paid. */
export function openPaymentFor(
  world: World,
  owner: string,
  { kind, availablePurchaseIdentity }: Purchase,
  named: string | undefined,
): string | undefined {
  if (named !== undefined && world.payments.get(named)?.status === 'approved') return undefined
  for (const { purpose, receiptCode } of world.payments.in('openByOwner', owner).rows()) {
    if (purpose.kind !== kind) continue
    if (purpose.availablePurchaseIdentity === availablePurchaseIdentity) return receiptCode
  }
  return undefined
}
