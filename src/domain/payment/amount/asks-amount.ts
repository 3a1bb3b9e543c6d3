import type { Schema } from 'yup'
import type { PaymentValues } from '../payment-values.ts'

/** Whether the form still asks for an amount, which has this rule; never where the sum is fixed. */
export const asksAmount = (
  { amount, isAmountLocked }: Pick<PaymentValues, 'amount' | 'isAmountLocked'>,
  rule: Schema<string | undefined> | undefined,
): boolean => rule !== undefined && !(isAmountLocked && rule.isValidSync(amount))
