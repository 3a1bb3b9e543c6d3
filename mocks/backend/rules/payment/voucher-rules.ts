import type { World } from '../../../world/galley-world.ts'
import type { VoucherRow } from '../../../world/payment-rows.ts'
import type { UserRow } from '../../../world/rows.ts'

/**
 * The voucher that somebody may pay with now; undefined where the person pays without vouchers,
 * and for one that is unknown, used or expired. Codes are read in any case, without spaces around.
 */
export function voucherFor(
  world: World,
  user: UserRow,
  code: string,
  now: number,
): VoucherRow | undefined {
  const voucher = world.vouchers.get(code.trim().toUpperCase())
  const isOpen = voucher !== undefined && voucher.usedFor === null && voucher.expiresAt > now
  return isOpen && user.account.voucherAvailable ? voucher : undefined
}
