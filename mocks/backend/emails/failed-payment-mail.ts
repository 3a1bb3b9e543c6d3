import type { Schemas } from '../../world/rows/contract-types.ts'
import { afterFailure } from './after-failure.ts'
import { mailTemplate } from './mail-template.ts'

/** Amounts are in major units. */
type FailedPayment = {
  receiptCode: string
  amount: number
  currency: Schemas['Currency']
}

export const failedPaymentMail = mailTemplate<FailedPayment, 'invoices'>({
  links: () => [{ name: 'invoices', path: '/researcher/invoices' }],
  content: {
    en: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `Your payment ${receiptCode} did not go through`,
      paragraphs: [
        `The payment of ${money(amount, currency)} did not go through. You have not been charged.`,
        afterFailure.en,
      ],
      links: { invoices: 'View your invoices' },
    }),
    cn: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `付款 ${receiptCode} 未完成`,
      paragraphs: [`金额为 ${money(amount, currency)} 的付款未完成，未扣款。`, afterFailure.cn],
      links: { invoices: '查看账单' },
    }),
    jp: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `お支払い ${receiptCode} が完了しませんでした`,
      paragraphs: [
        `${money(amount, currency)}のお支払いが完了しませんでした。ご請求は発生しておりません。`,
        afterFailure.jp,
      ],
      links: { invoices: '請求書を見る' },
    }),
    br: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `Seu pagamento ${receiptCode} não foi concluído`,
      paragraphs: [
        `O pagamento de ${money(amount, currency)} não foi concluído e nada foi cobrado.`,
        afterFailure.br,
      ],
      links: { invoices: 'Ver suas faturas' },
    }),
    es: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `Su pago ${receiptCode} no se ha completado`,
      paragraphs: [
        `El pago de ${money(amount, currency)} no se ha completado y no se ha efectuado ningún cargo.`,
        afterFailure.es,
      ],
      links: { invoices: 'Ver sus facturas' },
    }),
  },
})
