import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'

export type PayOffProps = {
  application: Application
  user: User
  /** The part of the address that names the invoices. */
  list: string
  /** Called when a payment is approved or promised; its receipt code may be unknown. */
  onPaid: (receiptCode: string | undefined) => Promise<void>
}
