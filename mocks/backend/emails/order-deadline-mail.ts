import type { Instant } from '../../../src/lib/instant.ts'
import { mailTemplate } from './mail-template.ts'

type DatedOrder = {
  externalId: string
  title: string
  due: Instant
  /** IANA zone of the site. */
  zone: string
}

export const orderDeadlineMail = mailTemplate<DatedOrder, 'order'>({
  links: ({ externalId }) => [{ name: 'order', path: `/researcher/details/${externalId}` }],
  content: {
    en: ({ externalId, title, due, zone }, { day }) => ({
      subject: `The deadline of your order ${externalId}`,
      paragraphs: [
        `We have read through “${title}” and propose to deliver your files on ${day(due, zone)}. The work goes on in the meantime.`,
        'If you need them on another day, please write to support@galley.example.',
      ],
      links: { order: 'View your order' },
    }),
    cn: ({ externalId, title, due, zone }, { day }) => ({
      subject: `订单 ${externalId} 的交付期限`,
      paragraphs: [
        `我们已通读《${title}》，建议于 ${day(due, zone)} 交付文件。处理工作已照常进行。`,
        '如需其他日期，请发送邮件至 support@galley.example。',
      ],
      links: { order: '查看订单' },
    }),
    jp: ({ externalId, title, due, zone }, { day }) => ({
      subject: `ご注文 ${externalId} の納期について`,
      paragraphs: [
        `「${title}」を拝見いたしました。納期は${day(due, zone)}でいかがでしょうか。作業はすでに進めております。`,
        '別の日をご希望の場合は、support@galley.example までご連絡ください。',
      ],
      links: { order: 'ご注文を見る' },
    }),
    br: ({ externalId, title, due, zone }, { day }) => ({
      subject: `O prazo do seu pedido ${externalId}`,
      paragraphs: [
        `Avaliamos “${title}” e propomos entregar os arquivos em ${day(due, zone)}. Enquanto isso, o trabalho continua.`,
        'Se precisar de outra data, escreva para support@galley.example.',
      ],
      links: { order: 'Ver seu pedido' },
    }),
    es: ({ externalId, title, due, zone }, { day }) => ({
      subject: `La fecha de entrega de su pedido ${externalId}`,
      paragraphs: [
        `Hemos revisado «${title}» y le proponemos entregarle los archivos el ${day(due, zone)}. Mientras tanto, el trabajo sigue adelante.`,
        'Si necesita otra fecha, escriba a support@galley.example.',
      ],
      links: { order: 'Ver su pedido' },
    }),
  },
})
