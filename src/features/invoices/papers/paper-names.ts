import type { InvoicePaper, NamedPaper } from '../../../api/invoice-papers.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'

/** The documents that can be downloaded now. */
function papersOf(invoice: Invoice): InvoicePaper[] {
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

function nameOf(invoice: Invoice, paper: InvoicePaper): string {
  const { transactionDate, currency } = invoice
  switch (paper.kind) {
    case 'invoice':
      return `invoice_${formatDate(parseInstant(transactionDate), { zone: 'UTC' })}`
    case 'receipt': {
      const { id, amount } = paper.payment
      const paid = `${currency.shortName}-${amount.toFixed(currency.numDecimals)}`
      return `receipt_${plain(id)}_${plain(paid)}`
    }
    case 'fapiao':
      return `fapiao_${plain(paper.number)}`
    case 'statement':
      return 'statement-of-delivery'
  }
}

/** The documents of an invoice and their archive under the names by which they are saved. */
export function paperNames(
  invoice: Invoice,
  companyName: string,
): { zipName: string; papers: NamedPaper[] } {
  const number = plain(invoice.invoiceNumber)
  const zip = [plain(companyName), number].filter(Boolean).join('_')
  return {
    zipName: `${zip}.zip`,
    papers: papersOf(invoice).map((paper) => {
      const path = `${number}_${nameOf(invoice, paper)}.pdf`
      return { key: path, path, paper }
    }),
  }
}
