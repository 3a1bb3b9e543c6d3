import type { Instant } from '../../../src/lib/instant.ts'
import { mailTemplate } from './mail-template.ts'

type ReceivedOrder = {
  externalId: string
  title: string
  /** Null if still to be agreed. */
  due: Instant | null
  /** IANA zone of the site. */
  zone: string
}

export const orderFilesReceivedMail = mailTemplate<ReceivedOrder, 'order'>({
  links: ({ externalId }) => [{ name: 'order', path: `/researcher/details/${externalId}` }],
  content: {
    en: ({ externalId, title, due, zone }, { day }) => ({
      subject: `We have received the files for order ${externalId}`,
      paragraphs: [
        `Thank you for sending the files for “${title}”.`,
        due === null
          ? 'We will e-mail you soon to agree on a deadline.'
          : `Your order is due on ${day(due, zone)}.`,
      ],
      links: { order: 'View your order' },
    }),
    cn: ({ externalId, title, due, zone }, { day }) => ({
      subject: `我们已收到订单 ${externalId} 的文件`,
      paragraphs: [
        `感谢您提交《${title}》的文件。`,
        due === null
          ? '我们将尽快与您联系，商定交付期限。'
          : `您的订单预计于 ${day(due, zone)} 交付。`,
      ],
      links: { order: '查看订单' },
    }),
    jp: ({ externalId, title, due, zone }, { day }) => ({
      subject: `ご注文 ${externalId} のファイルを受領いたしました`,
      paragraphs: [
        `「${title}」のファイルをお送りいただき、ありがとうございます。`,
        due === null
          ? '納期につきましては、追ってご連絡いたします。'
          : `納期は${day(due, zone)}です。`,
      ],
      links: { order: 'ご注文を見る' },
    }),
    br: ({ externalId, title, due, zone }, { day }) => ({
      subject: `Recebemos os arquivos do pedido ${externalId}`,
      paragraphs: [
        `Agradecemos o envio dos arquivos de “${title}”.`,
        due === null
          ? 'Em breve entraremos em contato para combinar o prazo.'
          : `Seu pedido tem entrega prevista para ${day(due, zone)}.`,
      ],
      links: { order: 'Ver seu pedido' },
    }),
    es: ({ externalId, title, due, zone }, { day }) => ({
      subject: `Hemos recibido los archivos del pedido ${externalId}`,
      paragraphs: [
        `Gracias por enviarnos los archivos de «${title}».`,
        due === null
          ? 'Pronto recibirá un correo electrónico para acordar el plazo.'
          : `La entrega de su pedido está prevista para el ${day(due, zone)}.`,
      ],
      links: { order: 'Ver su pedido' },
    }),
  },
})
