import type { Schemas } from '../../world/rows/contract-types.ts'
import { mailTemplate } from './mail-template.ts'

/** Amounts are in major units. */
type MissingTransfer = { receiptCode: string; amount: number; currency: Schemas['Currency'] }

export const missingTransferMail = mailTemplate<MissingTransfer, 'invoices'>({
  links: () => [{ name: 'invoices', path: '/researcher/invoices' }],
  content: {
    en: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `Your transfer ${receiptCode} has not arrived`,
      paragraphs: [
        `Your transfer of ${money(amount, currency)} has not reached us within 30 days, so we no longer wait for it. You can pay again, by transfer or another way.`,
        'If your bank has carried it out, please do not pay again, but send us the proof of payment at support@galley.example.',
      ],
      links: { invoices: 'View your invoices' },
    }),
    cn: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `汇款 ${receiptCode} 尚未到账`,
      paragraphs: [
        `您金额为 ${money(amount, currency)} 的汇款在 30 天内未到账，我们已不再等待该笔款项。您可以重新汇款，或选择其他付款方式。`,
        '如果银行已完成汇款，请勿重复付款，并将付款凭证发送至 support@galley.example。',
      ],
      links: { invoices: '查看账单' },
    }),
    jp: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `お振込 ${receiptCode} の入金が確認できておりません`,
      paragraphs: [
        `${money(amount, currency)}のお振込は、30日以内に入金が確認できなかったため、受付を終了いたしました。お手数ですが、あらためてお振込いただくか、別のお支払い方法をお選びください。`,
        'すでにお振込がお済みの場合は、再度のお支払いはなさらず、振込明細を support@galley.example までお送りください。',
      ],
      links: { invoices: '請求書を見る' },
    }),
    br: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `Sua transferência ${receiptCode} não chegou`,
      paragraphs: [
        `Sua transferência de ${money(amount, currency)} não chegou em 30 dias e deixamos de aguardá-la. Você pode pagar novamente, por transferência ou de outra forma.`,
        'Se o seu banco já a efetuou, não pague de novo: envie o comprovante para support@galley.example.',
      ],
      links: { invoices: 'Ver suas faturas' },
    }),
    es: ({ receiptCode, amount, currency }, { money }) => ({
      subject: `Su transferencia ${receiptCode} no ha llegado`,
      paragraphs: [
        `Su transferencia de ${money(amount, currency)} no ha llegado en 30 días y hemos dejado de esperarla. Puede volver a pagar, por transferencia o de otra forma.`,
        'Si su banco ya la ha realizado, no pague de nuevo: envíe el justificante a support@galley.example.',
      ],
      links: { invoices: 'Ver sus facturas' },
    }),
  },
})
