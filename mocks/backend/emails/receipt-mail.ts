import type { Schemas } from '../../world/rows/contract-types.ts'
import { mailTemplate } from './mail-template.ts'

/** `total` is in major units. */
type ReceiptMailData = {
  receiptCode: string
  total: number
  currency: Schemas['Currency']
}

export const receiptMail = mailTemplate<ReceiptMailData, 'receipts'>({
  links: () => [{ name: 'receipts', path: '/researcher/invoices' }],
  content: {
    en: ({ receiptCode, total, currency }, { money }) => ({
      subject: `We have received your payment ${receiptCode}`,
      paragraphs: [
        `Thank you for your payment of ${money(total, currency)}. Your receipt number is ${receiptCode}.`,
      ],
      links: { receipts: 'View your receipts' },
    }),
    cn: ({ receiptCode, total, currency }, { money }) => ({
      subject: `我们已收到您的付款 ${receiptCode}`,
      paragraphs: [
        `感谢您的付款。我们已收到 ${money(total, currency)}，收据编号为 ${receiptCode}。`,
      ],
      links: { receipts: '查看收据' },
    }),
    jp: ({ receiptCode, total, currency }, { money }) => ({
      subject: `お支払い ${receiptCode} を確認いたしました`,
      paragraphs: [
        `お支払いいただき、誠にありがとうございます。${money(total, currency)}のご入金を確認いたしました。領収書番号は ${receiptCode} です。`,
      ],
      links: { receipts: '領収書を見る' },
    }),
    br: ({ receiptCode, total, currency }, { money }) => ({
      subject: `Recebemos seu pagamento ${receiptCode}`,
      paragraphs: [
        `Agradecemos o pagamento. Recebemos ${money(total, currency)}; o número do seu recibo é ${receiptCode}.`,
      ],
      links: { receipts: 'Ver seus recibos' },
    }),
    es: ({ receiptCode, total, currency }, { money }) => ({
      subject: `Hemos recibido su pago ${receiptCode}`,
      paragraphs: [
        `Gracias por su pago. Hemos recibido ${money(total, currency)}; el número de su recibo es ${receiptCode}.`,
      ],
      links: { receipts: 'Ver sus recibos' },
    }),
  },
})
