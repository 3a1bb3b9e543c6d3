import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { changeForm, formFor, ownerOf } from '../../rules/order-form/form-access.ts'
import { billOf } from '../../rules/order-form/form-bill.ts'
import { formChoiceOf } from '../../rules/order-form/form-choice.ts'
import { validateCode } from '../../rules/order-form/saving/apply-code.ts'
import { normalizeCode } from '../../rules/pricing/code-rules.ts'

export const orderFormDiscounts = operationsOf({
  applyDiscountCode({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    const result = validateCode(world, form, path.code, now)
    if ('refused' in result) return reply(200, { error: result.refused })
    const { codes, applied: requestedCodeApplied } = result
    const saved = requestedCodeApplied ? changeForm(world, form, now, { codes }) : form
    const { discounts, lineItems } = billOf(formChoiceOf(world, saved, now))
    return reply(200, { discounts, lineItems, requestedCodeApplied })
  },

  removeDiscountCode({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    const code = normalizeCode(path.code)
    if (!form.codes.includes(code)) {
      throw new Problem(404, 'No such code', `${code} is not on this order.`)
    }
    const codes = form.codes.filter((applied) => applied !== code)
    const saved = changeForm(world, form, now, { codes })
    const { discounts, lineItems } = billOf(formChoiceOf(world, saved, now))
    return reply(200, { discounts, lineItems })
  },

  listApplicablePromotionalCodeBenefits({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    const { applicablePromotionalCodeBenefits } = billOf(formChoiceOf(world, form, now))
    return reply(200, { applicablePromotionalCodeBenefits })
  },
})
