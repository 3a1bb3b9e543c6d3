import { rounded } from '../../../../world/money.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'
import type { Funds } from '../funds.ts'
import type { MethodContext } from '../methods/payment-method-entry.ts'
export type PaymentRefusal = Schemas['PaymentRefusalKey']

type FundsRequest = {
  context: MethodContext
  total: number
  currency: Schemas['Currency']
  form: PaymentFormBody
  available: Funds
  /** Neither credits nor the prepaid balance may pay. */
  isPaidByTransferAlone?: boolean
}

export function validateFunds(
  request: FundsRequest,
): { refused: PaymentRefusal } | (Funds & { due: number }) {
  const { context, total, currency, form, available, isPaidByTransferAlone = false } = request
  const credits = form.useCredits === 'no' ? 0 : rounded(form.creditsApplied ?? 0, currency)
  const prepayment =
    form.prepaymentOption === 'none' ? 0 : rounded(form.prepaymentApplied ?? 0, currency)
  if (credits > 0) {
    if (context === 'digital' || context === 'prepay' || isPaidByTransferAlone)
      return { refused: 'payment-credits-not-allowed' }
    // An invoice may not be paid off by credits alone.
    if (context === 'payoff' && available.credits >= total) {
      return { refused: 'payment-credits-not-allowed' }
    }
    if (credits > available.credits || credits > total)
      return { refused: 'payment-credits-exceeded' }
  }
  const rest = rounded(total - credits, currency)
  const isNotAllowed = context === 'prepay' || isPaidByTransferAlone
  const isTooMuch = isNotAllowed || prepayment > available.prepayment || prepayment > rest
  if (prepayment > 0 && isTooMuch) return { refused: 'payment-prepayment-exceeded' }
  return { credits, prepayment, due: Math.max(0, rounded(rest - prepayment, currency)) }
}
