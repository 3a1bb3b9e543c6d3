import { formatAmount } from '../rules/format-amount.ts'
import { billHead, billTable, type PdfBill } from './bill-blocks.ts'
import { billLabels } from './bill-labels.ts'
import { documentFile } from './letterhead.ts'

/** `paid` and `balance` are in major units. */
export type RetainerInvoice = Omit<PdfBill, 'lines' | 'discounts'> & {
  paid: number
  balance: number
}

const labels = {
  en: {
    title: 'Prepayment invoice',
    what: 'Prepayment for services of your choice',
    note: 'This balance applies to future orders.',
  },
  cn: { title: '预付款账单', what: '服务预付款', note: '该款项将用于您之后的订单，直至用完。' },
  jp: {
    title: '前払い金請求書',
    what: 'サービス料金の前払い',
    note: '残高がなくなるまで、今後のご注文にご利用いただけます。',
  },
  br: {
    title: 'Fatura de pré-pagamento',
    what: 'Pré-pagamento de serviços à sua escolha',
    note: 'O valor é usado nos próximos pedidos até o saldo se esgotar.',
  },
  es: {
    title: 'Factura de pago anticipado',
    what: 'Pago anticipado de servicios a su elección',
    note: 'El importe se utiliza en sus próximos pedidos hasta que se agote.',
  },
} as const

export function retainerInvoicePdf(invoice: RetainerInvoice): Promise<File> {
  const { head, number, total, paid, balance, currency } = invoice
  const { title, what, note } = labels[head.language]
  const shared = billLabels[head.language]
  return documentFile(head, `${title} ${number}`, [
    ...billHead(invoice, title),
    billTable({ ...invoice, lines: [{ description: what, amount: total }] }, [
      { label: shared.paid, value: formatAmount(paid, currency) },
      { label: shared.balance, value: formatAmount(balance, currency), strong: true },
    ]),
    { kind: 'paragraph', text: note, quiet: true },
  ])
}
