import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { sumOf } from '../../../world/money.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import { billOf, codeOffer, linesOf } from '../order-form/form-bill.ts'
import { formChoiceOf } from '../order-form/form-choice.ts'
import { codeAsKept, codeStanding } from './code-rules.ts'
import { takenOff } from './discount-contest.ts'

type RefusalKey = components['schemas']['DiscountCodeRefusalKey']

/** The form's codes after an attempt, and whether the code applies. */
export type CodeVerdict = { codes: readonly string[]; applied: boolean } | { refused: RefusalKey }

/** A code replaces the former one only if it is the best of all discounts. */
export function judgeCode(
  world: World,
  form: OrderFormRow,
  typed: string,
  now: number,
): CodeVerdict {
  const code = codeAsKept(typed)
  const row = world.promotionalCodes.get(code)
  const standing = codeStanding(row, form.owner, now)
  if (!row || standing === 'unknown') return { refused: 'discount-code-unknown' }
  if (standing !== 'holds') return { refused: `discount-code-${standing}` }
  const choice = formChoiceOf(world, form, now)
  const offer = codeOffer(row, choice)
  const worth = sumOf(takenOff(offer, linesOf(choice), choice.currency), choice.currency)
  if (worth <= 0) return { refused: 'discount-code-not-for-order' }
  const isOn = form.codes.includes(code)
  const tried = formChoiceOf(
    world,
    { ...form, codes: isOn ? form.codes : [...form.codes, code] },
    now,
  )
  const applied = billOf(tried).discounts.some((one) => one.id === offer.id && one.applied)
  return { codes: applied ? [code] : form.codes, applied }
}
