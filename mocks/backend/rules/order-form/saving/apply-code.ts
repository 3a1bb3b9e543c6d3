import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import { sumOf } from '../../../../world/money.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import { codeStatus, normalizeCode } from '../../pricing/code-rules.ts'
import { discountsByLine } from '../../pricing/discount-contest.ts'
import { billOf, codeOffer, linesOf } from '../form-bill.ts'
import { formChoiceOf } from '../form-choice.ts'

type CodeResult =
  | { codes: readonly string[]; applied: boolean }
  | { refused: Schemas['DiscountCodeRefusalKey'] }

/** A code replaces the former one only if it is the best of all discounts. */
export function validateCode(
  world: World,
  form: OrderFormRow,
  typed: string,
  now: Instant,
): CodeResult {
  const code = normalizeCode(typed)
  const row = world.promotionalCodes.get(code)
  const status = codeStatus(row, form.owner, now)
  if (!row || status === 'unknown') return { refused: 'discount-code-unknown' }
  if (status !== 'holds') return { refused: `discount-code-${status}` }
  const choice = formChoiceOf(world, form, now)
  const offer = codeOffer(row, choice)
  const worth = sumOf(discountsByLine(offer, linesOf(choice), choice.currency), choice.currency)
  if (worth <= 0) return { refused: 'discount-code-not-for-order' }
  const isOn = form.codes.includes(code)
  const formWithCode = formChoiceOf(
    world,
    { ...form, codes: isOn ? form.codes : [...form.codes, code] },
    now,
  )
  const applied = billOf(formWithCode).discounts.some(
    (discount) => discount.id === offer.id && discount.applied,
  )
  return { codes: applied ? [code] : form.codes, applied }
}
