import type { InvoiceDocument, NamedDocument } from '../../../api/invoices/invoice-documents.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { shownReceiptNumber } from './shown-receipt-number.ts'

function documentsOf(invoice: Invoice): InvoiceDocument[] {
  const { payments, fapiao, statementOfDelivery } = invoice
  return [
    { kind: 'invoice' },
    ...payments.map((payment) => ({ kind: 'receipt', payment }) as const),
    ...(fapiao?.completed && fapiao.number !== null
      ? [{ kind: 'fapiao', identity: fapiao.identity, number: fapiao.number } as const]
      : []),
    ...(statementOfDelivery.status === 'ready' ? [{ kind: 'statement' } as const] : []),
  ]
}

/** ASCII without spaces, which the systems of finance offices accept. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')

function nameOf(invoice: Invoice, document: InvoiceDocument): string {
  const { transactionDate, currency } = invoice
  switch (document.kind) {
    case 'invoice':
      return `invoice_${formatDate(parseInstant(transactionDate), { zone: 'UTC' })}`
    case 'receipt': {
      const { payment } = document
      const paid = `${currency.shortName}-${payment.amount.toFixed(currency.numDecimals)}`
      return `receipt_${plain(shownReceiptNumber(payment))}_${plain(paid)}`
    }
    case 'fapiao':
      return `fapiao_${plain(document.number)}`
    case 'statement':
      return 'statement-of-delivery'
  }
}

const namedDocumentsOf = (invoice: Invoice): NamedDocument[] =>
  documentsOf(invoice).map((document) => {
    const path = `${plain(invoice.invoiceNumber)}_${nameOf(invoice, document)}.pdf`
    return { key: path, path, invoice, document }
  })

export function documentNames(
  invoices: readonly Invoice[],
  companyName: string,
): { zipName: string; documents: NamedDocument[] } {
  const [first, ...others] = invoices
  const zip = [
    plain(companyName),
    first ? plain(first.invoiceNumber) : '',
    others.length > 0 ? `and-${others.length}-more` : '',
  ]
  return {
    zipName: `${zip.filter(Boolean).join('_')}.zip`,
    documents: invoices.flatMap(namedDocumentsOf),
  }
}
