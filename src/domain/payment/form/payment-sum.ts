import type { Schema } from 'yup'
import type { Currency } from '../../../api/invoices.ts'
import type { SummedValues } from '../choices/payment-values.ts'
import {
  type AppliedFunds,
  applyFunds,
  type FundedBill,
  type Funds,
  type FundValues,
} from '../funds/funds-rules.ts'

/** Amounts in major units of `currency`. */
export type PaymentSum = {
  currency: Currency
  /** By the typed amount or the chosen package; undefined if that is invalid or missing. */
  sumOf: (values: SummedValues) => number | undefined
  /** Validates a typed amount; left out if the sum is fixed. */
  amountRule?: Schema<string | undefined> | undefined
  /** Credits and prepaid balance that may pay; left out where they cannot. */
  funds?: Funds | undefined
  /** On the order; the sum is 0. */
  voucherCode?: string | undefined
}

export function fundedBill(
  { sumOf, funds, currency }: PaymentSum,
  values: SummedValues,
): FundedBill | undefined {
  const total = sumOf(values)
  return funds && total !== undefined ? { total, funds, currency } : undefined
}

export function chargeIn(
  sum: PaymentSum,
  values: FundValues & SummedValues,
): AppliedFunds | undefined {
  const bill = fundedBill(sum, values)
  if (bill) return applyFunds(bill, values)
  const due = sum.sumOf(values)
  return due === undefined ? undefined : { creditsApplied: 0, prepaymentApplied: 0, due }
}
