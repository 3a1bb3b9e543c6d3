import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { VoucherRow } from '../../../world/payment-rows.ts'
import type { UserRow } from '../../../world/rows.ts'

type Schemas = components['schemas']

/**
 * The voucher that somebody may pay with at an instant (epoch milliseconds), or why not. Codes are
 * read in any case, without spaces around.
 */
export function judgeVoucher(
  world: World,
  user: UserRow,
  code: string,
  now: number,
): { voucher: VoucherRow } | { refused: Schemas['VoucherRefusalKey'] } {
  if (!user.account.voucherAvailable) return { refused: 'voucher-not-available' }
  const voucher = world.vouchers.get(voucherCode(code))
  if (!voucher) return { refused: 'voucher-not-found' }
  if (voucher.usedFor !== null) return { refused: 'voucher-used' }
  return voucher.expiresAt <= now ? { refused: 'voucher-expired' } : { voucher }
}

/** The voucher that is on an order form and can be used at an instant; null where there is none. */
export function voucherOn(
  world: World,
  user: UserRow,
  { voucher: code }: Pick<OrderFormRow, 'voucher'>,
  now: number,
): VoucherRow | null {
  const judged = code === null ? undefined : judgeVoucher(world, user, code, now)
  return judged && 'voucher' in judged ? judged.voucher : null
}

/** The code of a voucher as it is kept. */
export const voucherCode = (typed: string): string => typed.trim().toUpperCase()

/** A voucher as the contract shows it. */
export function shownVoucher({ code, institution, expiresAt }: VoucherRow): Schemas['Voucher'] {
  return { code, institution, expiresAt: new Date(expiresAt).toISOString() }
}
