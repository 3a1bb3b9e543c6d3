import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'

export type DigitalPaymentProps = {
  application: Application
  user: User
  /** Of a payment that continued on another page. */
  receiptCode: string | undefined
  /** The outcome that the other page reported, such as `success` or `error`. */
  success: string | undefined
  /** Called when a payment is approved or pending, by its receipt code. */
  onPaid: (receiptCode: string) => Promise<void>
  /** Called when what was paid for can be used. */
  onPurchased: () => Promise<void>
}
