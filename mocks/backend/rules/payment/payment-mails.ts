import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf } from '../../../world/invoice-balance.ts'
import type { InvoiceRow, PaymentRow } from '../../../world/rows/payment-rows.ts'
import { failedPaymentMail } from '../../emails/failed-payment-mail.ts'
import { invoiceMail } from '../../emails/invoice-mail.ts'
import { recipientOf } from '../../emails/mail-recipients.ts'
import type { MailRecipient } from '../../emails/mail-template.ts'
import { missingTransferMail } from '../../emails/missing-transfer-mail.ts'
import { receiptMail } from '../../emails/receipt-mail.ts'
import { refusedCardMail } from '../../emails/refused-card-mail.ts'
import { type Mail, sendMail } from '../../emails/send-mail.ts'

function mailTo(
  world: World,
  owner: string,
  now: Instant,
  mail: (reader: MailRecipient) => Mail,
): void {
  const user = world.users.get(owner)
  if (user) sendMail(world, now, mail(recipientOf(user)))
}

export function mailInvoice(world: World, invoice: InvoiceRow, now: Instant): void {
  const { invoiceNumber, totalAmount: total, currency, owner, submission } = invoice
  const data = { invoiceNumber, total, balance: balanceOf(invoice), currency, submission }
  mailTo(world, owner, now, (reader) => invoiceMail(reader, data))
}

/** Receipts exist for invoices and prepayments only. */
export function mailReceipt(world: World, payment: PaymentRow, now: Instant): void {
  if (payment.purpose.kind !== 'prepayment' && payment.invoiceNumbers.length === 0) return
  mailTo(world, payment.owner, now, (reader) => receiptMail(reader, payment))
}

export function mailFailure(world: World, payment: PaymentRow, now: Instant): void {
  const { owner, status, method } = payment
  const isMissing = status === 'expired' && method === paymentMethodIds.bankTransfer
  const mail = isMissing ? missingTransferMail : failedPaymentMail
  mailTo(world, owner, now, (reader) => mail(reader, payment))
}

export function mailRefusedCard(world: World, owner: string, now: Instant): void {
  mailTo(world, owner, now, (reader) => refusedCardMail(reader, {}))
}
