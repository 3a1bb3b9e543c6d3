import type { Instant } from '../../../../src/lib/instant.ts'
import { memoizeByObject } from '../../../../src/lib/memoize.ts'
import { freezeInPlace } from '../../../store/values.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import { balanceOf } from '../../../world/invoice-balance.ts'
import { printedReceiptNumber, receiptCodeOf } from '../../../world/receipt-number.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { InvoiceRow } from '../../../world/rows/payment-rows.ts'
import type { PendingByBill } from '../payment/pending-payments.ts'

export function statementStatus(
  { statementReadyAt }: Pick<InvoiceRow, 'statementReadyAt'>,
  now: Instant,
): Schemas['StatementOfDelivery']['status'] {
  if (statementReadyAt === null) return 'none'
  return now < statementReadyAt ? 'pending' : 'ready'
}

/** The fapiao of one of the invoice's payments; an active one before a cancelled one. */
function fapiaoOf(
  { payments }: InvoiceRow,
  fapiaos: readonly Schemas['Fapiao'][],
): Schemas['Fapiao'] | null {
  const mine = fapiaos.filter(({ receiptCode }) =>
    payments.some(({ id }) => receiptCodeOf(id) === receiptCode),
  )
  return mine.find(({ status }) => status !== 'cancelled') ?? mine[0] ?? null
}

/** As shown without a payment on its way, a statement or a fapiao; frozen and memoized, since lists hold thousands. */
const unalteredOf = memoizeByObject((invoice: InvoiceRow) => {
  const { invoiceNumber, createdAt, totalAmount, currency, localization } = invoice
  const { submission, pendingWriteoff, payments } = invoice
  return freezeInPlace<Schemas['Invoice']>({
    invoiceNumber,
    transactionDate: isoOf(createdAt),
    balance: balanceOf(invoice),
    totalAmount,
    exchangeRate: currency.exchangeRate,
    currency,
    localization,
    customFields: { Submission: submission },
    pendingWriteoff,
    payments: payments.map(({ id, amount, at, retainerInvoiceNumber }) => ({
      id,
      amount,
      date: isoOf(at),
      retainerinvoice_id: retainerInvoiceNumber,
      receiptNumber: printedReceiptNumber(id),
      receiptCode: receiptCodeOf(id),
    })),
    boletoUrl: null,
    pendingPayment: null,
    statementOfDelivery: { status: 'none' },
    fapiao: null,
  })
})

export function shownInvoice(
  invoice: InvoiceRow,
  setting: {
    now: Instant
    pending: PendingByBill
    fapiaos: readonly Schemas['Fapiao'][]
  },
): Schemas['Invoice'] {
  const { now, pending, fapiaos } = setting
  const pendingPayment = pending.get(invoice.invoiceNumber) ?? null
  const fapiao = fapiaoOf(invoice, fapiaos)
  const status = statementStatus(invoice, now)
  const shown = unalteredOf(invoice)
  if (!pendingPayment && !fapiao && status === 'none') return shown
  const boletoUrl = pendingPayment?.boletoUrl ?? null
  return { ...shown, boletoUrl, pendingPayment, statementOfDelivery: { status }, fapiao }
}
