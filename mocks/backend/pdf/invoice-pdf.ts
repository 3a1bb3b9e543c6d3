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
  /** Receipt code of the transfer that is announced for it, if any. */
  transferReference: string | null
}

const labels = {
  en: {
    title: 'Invoice',
    quote: (reference: string) =>
      `Thank you. Please give ${reference} as the reference of your transfer.`,
  },
  cn: {
    title: '账单',
    quote: (reference: string) => `感谢您的惠顾。汇款时请注明附言 ${reference}。`,
  },
  jp: {
    title: '請求書',
    quote: (reference: string) =>
      `ご利用ありがとうございます。お振込の際は、照会番号として ${reference} をご記入ください。`,
  },
  br: {
    title: 'Fatura',
    quote: (reference: string) =>
      `Agradecemos a preferência. Informe ${reference} como referência da transferência.`,
  },
  es: {
    title: 'Factura',
    quote: (reference: string) =>
      `Gracias por su confianza. Indique ${reference} como referencia de la transferencia.`,
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
  const { head, number, orderNumber, balance, transferReference } = invoice
  const { title, quote } = labels[head.language]
  const text = quote(transferReference ?? number)
  const shared = billLabels[head.language]
  return documentFile(head, `${title} ${number}`, [
    ...billHead(invoice, title, orderNumber === null ? [] : [[shared.order, orderNumber]]),
    billTable(invoice, paymentTotals(invoice, invoice)),
    ...(balance > 0
      ? [...bankDetails(head), { kind: 'paragraph', text, quiet: true } as const]
      : []),
  ])
}
