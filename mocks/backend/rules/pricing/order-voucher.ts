import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { VoucherRow } from '../../../world/payment-rows.ts'
import type { UserRow } from '../../../world/rows.ts'

type RefusalKey = components['schemas']['OrderVoucherRefusalKey']

/** The voucher that somebody wants to pay an order with, or why it cannot be used at an instant. */
export function judgeVoucher(
  world: World,
  user: UserRow,
  typed: string,
  now: number,
): { voucher: VoucherRow } | { refused: RefusalKey } {
  if (!user.account.voucherAvailable) return { refused: 'order-voucher-not-available' }
  const voucher = world.vouchers.get(typed.trim().toUpperCase())
  if (!voucher) return { refused: 'order-voucher-unknown' }
  if (voucher.usedFor !== null) return { refused: 'order-voucher-used' }
  return voucher.expiresAt > now ? { voucher } : { refused: 'order-voucher-expired' }
}
