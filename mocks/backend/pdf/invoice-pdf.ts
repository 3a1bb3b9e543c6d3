import { bankAccount } from '../reference-data/payment/bank-account.ts'
import { billHead, billTable, type PdfBill, paymentTotals } from './bill-blocks.ts'
import { billLabels } from './bill-labels.ts'
import { documentFile, type Letterhead } from './letterhead.ts'
import type { PdfBlock } from './pdf-blocks.ts'

export type PdfInvoice = PdfBill & {
  /** Null unless the invoice is for one order. */
  orderNumber: string | null
  /** Major units. */
  paid: number
  balance: number
}

const labels = {
  en: { title: 'Invoice', thanks: 'Thank you. Please quote the invoice number with your payment.' },
  cn: { title: '账单', thanks: '感谢您的惠顾。付款时请注明账单编号。' },
  jp: {
    title: '請求書',
    thanks: 'ご利用ありがとうございます。お支払いの際は請求書番号をお知らせください。',
  },
  br: {
    title: 'Fatura',
    thanks: 'Agradecemos a preferência. Informe o número da fatura ao pagar.',
  },
  es: {
    title: 'Factura',
    thanks: 'Gracias por su confianza. Indique el número de factura al pagar.',
  },
} as const

function bankDetails({ language, companyName }: Letterhead): PdfBlock[] {
  const { bankDetails: text, accountHolder, bank, accountNumber } = billLabels[language]
  const pairs = [
    [accountHolder, companyName],
    [bank, bankAccount.bank],
    [accountNumber, bankAccount.number],
    ['SWIFT', bankAccount.swift],
  ] as const
  return [
    { kind: 'heading', text },
    { kind: 'pairs', pairs },
  ]
}

export function invoicePdf(invoice: PdfInvoice): Promise<File> {
  const { head, number, orderNumber, balance } = invoice
  const { title, thanks } = labels[head.language]
  const shared = billLabels[head.language]
  return documentFile(head, `${title} ${number}`, [
    ...billHead(invoice, title, orderNumber === null ? [] : [[shared.order, orderNumber]]),
    billTable(invoice, paymentTotals(invoice, invoice)),
    ...(balance > 0
      ? [...bankDetails(head), { kind: 'paragraph', text: thanks, quiet: true } as const]
      : []),
  ])
}
