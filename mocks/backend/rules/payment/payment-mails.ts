import type { World } from '../../../world/galley-world.ts'
import type { InvoiceRow, PaymentRow } from '../../../world/payment-rows.ts'
import { balanceOf } from '../invoices/invoice-balance.ts'
import { sendMail } from '../send-mail.ts'
import { writtenMoney } from '../written-money.ts'

type Words = {
  subject: string
  paragraphs: string[]
  links: { words: string; href: string }[]
}

function mailTo(world: World, owner: string, now: number, words: Words): void {
  const user = world.users.get(owner)
  if (!user) return
  const { language, fullName } = user.account
  const { subject, paragraphs, links } = words
  sendMail(world, now, {
    to: user.email,
    language,
    subject,
    paragraphs: [`Dear ${fullName},`, ...paragraphs],
    links: links.map((link) => ({ ...link, href: `/${language}${link.href}` })),
  })
}

/** Says that an invoice was made, and what is left to pay of it. */
export function mailInvoice(world: World, invoice: InvoiceRow, now: number): void {
  const { invoiceNumber, totalAmount, currency, owner, submission } = invoice
  const balance = balanceOf(invoice)
  const left =
    balance > 0
      ? `${writtenMoney(balance, currency)} are still to be paid.`
      : 'It is paid in full; there is nothing left to do.'
  mailTo(world, owner, now, {
    subject: `Invoice ${invoiceNumber}`,
    paragraphs: [
      `We have made invoice ${invoiceNumber} over ${writtenMoney(totalAmount, currency)} for: ${submission}.`,
      left,
    ],
    links: [{ words: 'Open your invoices', href: '/researcher/invoices' }],
  })
}

/** Says that a payment has arrived. */
export function mailReceipt(world: World, payment: PaymentRow, now: number): void {
  const { receiptCode, total, currency, owner } = payment
  if (total <= 0) return
  mailTo(world, owner, now, {
    subject: `We have received your payment ${receiptCode}`,
    paragraphs: [
      `Thank you. ${writtenMoney(total, currency)} have been received under ${receiptCode}.`,
    ],
    links: [{ words: 'Open your receipts', href: '/researcher/invoices' }],
  })
}

const afterFailure =
  'You can try again, or choose another way to pay. This does not delay an order that we have already received.'
const links = [{ words: 'Open your invoices', href: '/researcher/invoices' }]

/** Says that a payment did not come about, and that nothing was charged. */
export function mailFailure(world: World, payment: PaymentRow, now: number): void {
  const { receiptCode, amount, currency, owner } = payment
  const written = writtenMoney(amount, currency)
  mailTo(world, owner, now, {
    subject: `Your payment ${receiptCode} did not go through`,
    paragraphs: [
      `The payment of ${written} was not completed, and nothing was charged. ${afterFailure}`,
    ],
    links,
  })
}

/** Says the same of a card that its bank refused at once, so that no payment was begun. */
export function mailRefusedCard(world: World, owner: string, now: number): void {
  mailTo(world, owner, now, {
    subject: 'Your payment did not go through',
    paragraphs: [`Your card was declined, and nothing was charged. ${afterFailure}`],
    links,
  })
}
