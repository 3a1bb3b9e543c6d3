import { afterFailure } from './after-failure.ts'
import { mailTemplate } from './mail-template.ts'

export const refusedCardMail = mailTemplate<Record<never, never>, 'invoices'>({
  links: () => [{ name: 'invoices', path: '/researcher/invoices' }],
  content: {
    en: () => ({
      subject: 'Your payment did not go through',
      paragraphs: ['Your card was declined. You have not been charged.', afterFailure.en],
      links: { invoices: 'View your invoices' },
    }),
    cn: () => ({
      subject: '您的付款未完成',
      paragraphs: ['您的银行卡付款被拒，未扣款。', afterFailure.cn],
      links: { invoices: '查看账单' },
    }),
    jp: () => ({
      subject: 'お支払いが完了しませんでした',
      paragraphs: [
        'お使いのカードがご利用になれませんでした。ご請求は発生しておりません。',
        afterFailure.jp,
      ],
      links: { invoices: '請求書を見る' },
    }),
    br: () => ({
      subject: 'Seu pagamento não foi concluído',
      paragraphs: ['Seu cartão foi recusado e nada foi cobrado.', afterFailure.br],
      links: { invoices: 'Ver suas faturas' },
    }),
    es: () => ({
      subject: 'Su pago no se ha completado',
      paragraphs: [
        'La tarjeta ha sido rechazada y no se ha efectuado ningún cargo.',
        afterFailure.es,
      ],
      links: { invoices: 'Ver sus facturas' },
    }),
  },
})
