import type { Schemas } from '../../world/rows/contract-types.ts'
import { mailTemplate } from './mail-template.ts'

type InvoiceMailData = {
  invoiceNumber: string
  /** `total` and `balance` are in major units. */
  total: number
  balance: number
  currency: Schemas['Currency']
  submission: string
}

export const invoiceMail = mailTemplate<InvoiceMailData, 'invoices'>({
  links: () => [{ name: 'invoices', path: '/researcher/invoices' }],
  content: {
    en: ({ invoiceNumber, total, balance, currency, submission }, { money }) => ({
      subject: `Invoice ${invoiceNumber}`,
      paragraphs: [
        `Invoice ${invoiceNumber} for ${money(total, currency)} is ready: ${submission}.`,
        balance > 0
          ? `Balance due: ${money(balance, currency)}.`
          : 'It has been paid in full. No action is needed.',
      ],
      links: { invoices: 'View your invoices' },
    }),
    cn: ({ invoiceNumber, total, balance, currency, submission }, { money }) => ({
      subject: `账单 ${invoiceNumber}`,
      paragraphs: [
        `我们已就“${submission}”开具账单 ${invoiceNumber}，金额为 ${money(total, currency)}。`,
        balance > 0 ? `尚需支付 ${money(balance, currency)}。` : '该账单已付清，无需任何操作。',
      ],
      links: { invoices: '查看账单' },
    }),
    jp: ({ invoiceNumber, total, balance, currency, submission }, { money }) => ({
      subject: `請求書 ${invoiceNumber} のご案内`,
      paragraphs: [
        `「${submission}」につきまして、請求書 ${invoiceNumber}（合計 ${money(total, currency)}）を発行いたしました。`,
        balance > 0
          ? `お支払い残額は${money(balance, currency)}です。`
          : '全額お支払い済みですので、お手続きは必要ございません。',
      ],
      links: { invoices: '請求書を見る' },
    }),
    br: ({ invoiceNumber, total, balance, currency, submission }, { money }) => ({
      subject: `Fatura ${invoiceNumber}`,
      paragraphs: [
        `Emitimos a fatura ${invoiceNumber}, no valor de ${money(total, currency)}, referente a: ${submission}.`,
        balance > 0
          ? `O saldo a pagar é de ${money(balance, currency)}.`
          : 'A fatura já está paga; não é preciso fazer mais nada.',
      ],
      links: { invoices: 'Ver suas faturas' },
    }),
    es: ({ invoiceNumber, total, balance, currency, submission }, { money }) => ({
      subject: `Factura ${invoiceNumber}`,
      paragraphs: [
        `Hemos emitido la factura ${invoiceNumber}, por un importe de ${money(total, currency)}, correspondiente a: ${submission}.`,
        balance > 0
          ? `Queda pendiente de pago un importe de ${money(balance, currency)}.`
          : 'La factura está pagada; no tiene que hacer nada más.',
      ],
      links: { invoices: 'Ver sus facturas' },
    }),
  },
})
