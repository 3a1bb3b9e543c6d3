import type { Prepayment } from '../../api/invoices.ts'

type Spendable = Pick<Prepayment, 'availablePrepaymentAmount'>

/** In US dollars. */
export function prepaidBalance(prepayments: readonly Spendable[]): number {
  const cents = prepayments.reduce(
    (sum, { availablePrepaymentAmount }) => sum + Math.round(availablePrepaymentAmount * 100),
    0,
  )
  return cents / 100
}
