import type { Schema } from 'yup'
import type { PaymentAnswer, PaymentDetails } from '../../../api/payment.ts'
import type { DigitalPurchaseValues, SummedValues } from '../choices/payment-values.ts'
import type { FundedBill, FundValues } from '../funds/funds-rules.ts'
import type { ShownSum } from '../funds/sum-to-pay.tsx'
import type { PaymentContext } from '../payment-settings.ts'
import type { PaymentSum } from './payment-sum.ts'

/** Opens what was paid in another tab or on another device. */
export type PaidBefore = { openPaid: () => Promise<void> }

export type PaymentPurpose = PaymentSum & {
  label: string
  context: PaymentContext
  withoutFapiao?: boolean
  withoutInvoice?: boolean
  firstFunds?: (bill: FundedBill) => FundValues
  digitalPurchase?: DigitalPurchaseValues | undefined
  packageRule?: Schema<string | undefined> | undefined
  /** Leaves consent, and what is used of credits and balance, out of the draft: both are decided anew. */
  draftsNoDecisions?: boolean
  /** What was entered for another bill of this visit is still there. */
  isCarriedOn?: boolean
  /** Identities of what has been paid, such as purchases. */
  known?: readonly string[]
  /** Called with what credits and balance leave to pay; with undefined at the end. */
  onSum?: (sum: ShownSum | undefined) => void
  isSumBeside?: boolean
  /** Rejects with a Refusal. */
  send: (
    details: PaymentDetails,
    attempt: { idempotencyKey: string; digitalPurchase: DigitalPurchaseValues },
  ) => Promise<PaymentAnswer | PaidBefore>
  /** Called if the payment needs no further page. */
  onPaid: (answer: PaymentAnswer) => Promise<void>
  /** Refetches the amount after the server reports a change. */
  reloadSum?: (values: SummedValues) => Promise<number | undefined>
}
