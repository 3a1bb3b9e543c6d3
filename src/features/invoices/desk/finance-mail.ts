import { plural, t } from '@lingui/core/macro'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import type { PayDeskSummary } from './pay-desk-summary.ts'

/** Mail programs cut long addresses; the page behind the link lists all invoices. */
const mostListed = 15

type Input = Pick<PayDeskSummary, 'invoices' | 'bill' | 'applied'> & {
  link: string
  companyName: string
  /** Of the account that the invoices belong to. */
  email: string
}

function subjectOf({ invoices, bill, companyName }: Input): string {
  const sum = formatMoney(bill.total, bill.currency)
  const count = invoices.length
  const [first] = invoices
  if (first && count === 1) {
    const { invoiceNumber } = first
    return t`${companyName}: invoice ${invoiceNumber} to pay, ${sum}`
  }
  return plural(count, {
    one: `${companyName}: # invoice to pay, ${sum}`,
    other: `${companyName}: # invoices to pay, ${sum}`,
  })
}

/** Of the transfer that was announced for all of them. */
function referenceOf({ invoices }: Input): string | undefined {
  const [first] = invoices
  const pending = first?.pendingPayment
  const isShared = invoices.every(
    ({ pendingPayment }) => pendingPayment?.receiptCode === pending?.receiptCode,
  )
  return pending && isShared && pending.boletoUrl === null ? pending.receiptCode : undefined
}

function sumLines({ bill: { total, currency }, applied }: Input): string[] {
  const sum = formatMoney(total, currency)
  const covered = total - applied.due
  if (covered <= 0) return [t`Total: ${sum}`]
  const fromBalance = formatMoney(covered, currency)
  const due = formatMoney(applied.due, currency)
  return [
    t`Total: ${sum}`,
    t`Covered by credits and PrePay balance: ${fromBalance}`,
    t`Left to pay: ${due}`,
  ]
}

export function financeMail(input: Input): { subject: string; body: string } {
  const { invoices, link, companyName, email } = input
  const listed = invoices
    .slice(0, mostListed)
    .map(({ invoiceNumber, transactionDate, balance, currency }) =>
      [
        invoiceNumber,
        formatDate(parseInstant(transactionDate)),
        formatMoney(balance, currency),
      ].join('   '),
    )
  const count = invoices.length
  const reference = referenceOf(input)
  const unlisted = count - listed.length
  const lines = [
    t`Hello,`,
    '',
    plural(count, {
      one: `please pay this invoice from ${companyName}:`,
      other: `please pay these invoices from ${companyName}:`,
    }),
    '',
    ...listed,
    ...(unlisted > 0 ? [plural(unlisted, { one: 'and # more', other: 'and # more' })] : []),
    '',
    ...sumLines(input),
    ...(reference === undefined
      ? []
      : [t`Please give ${reference} as the reference of the transfer.`]),
    '',
    t`You can see them, download their documents and pay them here:`,
    link,
    '',
    t`The page asks for a sign-in to the account ${email}. If you can’t sign in, please tell me, and I’ll send you the invoices as PDF files. They include the bank details.`,
  ]
  return { subject: subjectOf(input), body: lines.join('\r\n') }
}

export const mailAddress = ({ subject, body }: { subject: string; body: string }) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
