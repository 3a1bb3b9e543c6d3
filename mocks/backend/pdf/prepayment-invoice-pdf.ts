import { billHead, billTable, type PdfBill, paymentTotals } from './bill-blocks.ts'
import { documentFile } from './letterhead.ts'

/** `paid` and `balance` are in major units. */
export type RetainerInvoice = Omit<PdfBill, 'lines' | 'discounts'> & {
  paid: number
  balance: number
}

const labels = {
  en: {
    title: 'Prepayment invoice',
    what: 'Prepayment for any of our services',
    note: 'This balance applies to future orders.',
  },
  cn: { title: '预付款账单', what: '服务预付款', note: '余额可用于今后的订单。' },
  jp: {
    title: '前払い金請求書',
    what: 'サービス料金の前払い',
    note: '残高は今後のご注文にご利用いただけます。',
  },
  br: {
    title: 'Fatura de pré-pagamento',
    what: 'Pré-pagamento de serviços à sua escolha',
    note: 'O saldo pode ser usado nos próximos pedidos.',
  },
  es: {
    title: 'Factura de pago anticipado',
    what: 'Pago anticipado de servicios a su elección',
    note: 'El saldo se puede utilizar en los próximos pedidos.',
  },
} as const

export function retainerInvoicePdf(invoice: RetainerInvoice): Promise<File> {
  const { head, number, total } = invoice
  const { title, what, note } = labels[head.language]
  return documentFile(head, `${title} ${number}`, [
    ...billHead(invoice, title),
    billTable(
      { ...invoice, lines: [{ description: what, amount: total }] },
      paymentTotals(invoice, invoice),
    ),
    { kind: 'paragraph', text: note, quiet: true },
  ])
}
