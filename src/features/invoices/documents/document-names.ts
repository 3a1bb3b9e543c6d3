import type { InvoiceDocument, NamedDocument } from '../../../api/invoices/invoice-documents.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'

/** The documents that can be downloaded now. */
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
      const { id, amount } = document.payment
      const paid = `${currency.shortName}-${amount.toFixed(currency.numDecimals)}`
      return `receipt_${plain(id)}_${plain(paid)}`
    }
    case 'fapiao':
      return `fapiao_${plain(document.number)}`
    case 'statement':
      return 'statement-of-delivery'
  }
}

/** The documents of an invoice and their archive under the names by which they are saved. */
export function documentNames(
  invoice: Invoice,
  companyName: string,
): { zipName: string; documents: NamedDocument[] } {
  const number = plain(invoice.invoiceNumber)
  const zip = [plain(companyName), number].filter(Boolean).join('_')
  return {
    zipName: `${zip}.zip`,
    documents: documentsOf(invoice).map((document) => {
      const path = `${number}_${nameOf(invoice, document)}.pdf`
      return { key: path, path, document }
    }),
  }
}
