import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { VoucherRow } from '../../../world/rows/payment-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { isPaidByTransferAlone, orderContext } from './payment-methods-rules.ts'

type OrderOfVoucher = Pick<OrderFormRow, 'goal' | 'adminCreated'>

/** For the order, or for any where none is named. */
function canPayByVoucher(user: UserRow, order: OrderOfVoucher | undefined): boolean {
  if (!user.account.voucherAvailable) return false
  return !order || !isPaidByTransferAlone({ ...orderContext(order), user })
}

/** A usable voucher at `now`, or a refusal. Codes ignore case and surrounding spaces. */
export function validateVoucher(
  world: World,
  user: UserRow,
  code: string,
  now: Instant,
  order?: OrderOfVoucher,
): { voucher: VoucherRow } | { refused: Schemas['VoucherRefusalKey'] } {
  if (!canPayByVoucher(user, order)) return { refused: 'voucher-not-available' }
  const voucher = world.vouchers.get(voucherCode(code))
  if (!voucher) return { refused: 'voucher-not-found' }
  if (voucher.usedFor !== null) return { refused: 'voucher-used' }
  return voucher.expiresAt <= now ? { refused: 'voucher-expired' } : { voucher }
}

export function voucherOn(
  world: World,
  user: UserRow,
  { voucher: code, ...order }: OrderOfVoucher & Pick<OrderFormRow, 'voucher'>,
  now: Instant,
): VoucherRow | null {
  const result = code === null ? undefined : validateVoucher(world, user, code, now, order)
  return result && 'voucher' in result ? result.voucher : null
}

export const voucherCode = (typed: string): string => typed.trim().toUpperCase()

export function shownVoucher({ code, institution, expiresAt }: VoucherRow): Schemas['Voucher'] {
  return { code, institution, expiresAt: isoOf(expiresAt) }
}
