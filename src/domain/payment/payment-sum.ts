import type { Schema } from 'yup'
import type { Currency } from '../../api/invoices.ts'
import {
  type AppliedFunds,
  applyFunds,
  type FundedBill,
  type Funds,
  type FundValues,
} from './funds/funds-rules.ts'

/** What is to be paid; amounts in major units of `currency`. */
export type PaymentSum = {
  currency: Currency
  /** By the typed `amount`; undefined if that is invalid. */
  sumOf: (amount: string) => number | undefined
  /** Validates a typed amount; left out if the sum is fixed. */
  amountRule?: Schema<string | undefined> | undefined
  /** Credits and prepaid balance that may pay; left out where they cannot. */
  funds?: Funds | undefined
  /** On the order; the sum is 0. */
  voucherCode?: string | undefined
}

/** Undefined where credits and balances cannot pay. */
export function fundedBill(
  { sumOf, funds, currency }: PaymentSum,
  amount: string,
): FundedBill | undefined {
  const total = sumOf(amount)
  return funds && total !== undefined ? { total, funds, currency } : undefined
}

type SumValues = FundValues & { amount: string }

/** What credits, balance and charge come to; undefined until an amount is entered. */
export function chargeIn(sum: PaymentSum, values: SumValues): AppliedFunds | undefined {
  const bill = fundedBill(sum, values.amount)
  if (bill) return applyFunds(bill, values)
  const due = sum.sumOf(values.amount)
  return due === undefined ? undefined : { creditsApplied: 0, prepaymentApplied: 0, due }
}
