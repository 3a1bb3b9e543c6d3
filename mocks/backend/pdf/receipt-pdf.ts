import { formatAmount } from '../rules/format-amount.ts'
import { billHead, billTable, type PdfBill } from './bill-blocks.ts'
import { type DocumentCurrency, documentFile } from './letterhead.ts'

export type Receipt = Omit<PdfBill, 'lines' | 'discounts'> & {
  invoiceNumber: string
  method: string
  /** The card charge if its currency differs from the invoice's. */
  charged: { amount: number; currency: DocumentCurrency } | null
}

const labels = {
  en: {
    title: 'Receipt',
    invoice: 'Invoice',
    method: 'Payment method',
    charged: 'Charged to card',
    what: (invoice: string) => `Payment of invoice ${invoice}`,
    note: 'Payment received. Thank you.',
  },
  cn: {
    title: '收据',
    invoice: '账单',
    method: '付款方式',
    charged: '银行卡扣款金额',
    what: (invoice: string) => `账单 ${invoice} 付款`,
    note: '款项已收讫，谢谢。',
  },
  jp: {
    title: '領収書',
    invoice: '請求書',
    method: 'お支払い方法',
    charged: 'カードご請求額',
    what: (invoice: string) => `請求書 ${invoice} のお支払い`,
    note: '上記の金額を正に領収いたしました。',
  },
  br: {
    title: 'Recibo',
    invoice: 'Fatura',
    method: 'Forma de pagamento',
    charged: 'Valor cobrado no cartão',
    what: (invoice: string) => `Pagamento da fatura ${invoice}`,
    note: 'Recebemos este pagamento. Obrigado.',
  },
  es: {
    title: 'Recibo',
    invoice: 'Factura',
    method: 'Método de pago',
    charged: 'Importe cargado en la tarjeta',
    what: (invoice: string) => `Pago de la factura ${invoice}`,
    note: 'Hemos recibido este pago. Gracias.',
  },
} as const

export function receiptPdf(receipt: Receipt): Promise<File> {
  const { head, number, invoiceNumber, method, charged, total } = receipt
  const localized = labels[head.language]
  return documentFile(head, `${localized.title} ${number}`, [
    ...billHead(receipt, localized.title, [
      [localized.invoice, invoiceNumber],
      [localized.method, method],
      ...(charged
        ? [[localized.charged, formatAmount(charged.amount, charged.currency)] as const]
        : []),
    ]),
    billTable({
      ...receipt,
      lines: [{ description: localized.what(invoiceNumber), amount: total }],
    }),
    { kind: 'paragraph', text: localized.note, quiet: true },
  ])
}
