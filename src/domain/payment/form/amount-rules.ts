import type { Schema } from 'yup'
import type { PaymentValues } from '../choices/payment-values.ts'

/** Without a rule the sum is fixed. */
export const needsAmount = (
  { amount, isAmountLocked }: Pick<PaymentValues, 'amount' | 'isAmountLocked'>,
  rule: Schema<string | undefined> | undefined,
): boolean => rule !== undefined && !(isAmountLocked && rule.isValidSync(amount))
