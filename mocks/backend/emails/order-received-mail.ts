import { mailTemplate } from './mail-template.ts'

type ReceivedOrderMailData = {
  externalId: string
  title: string
  services: readonly string[]
  awaitsFiles: boolean
}

export const orderReceivedMail = mailTemplate<ReceivedOrderMailData, 'order'>({
  links: ({ externalId }) => [{ name: 'order', path: `/researcher/details/${externalId}` }],
  content: {
    en: ({ externalId, title, services, awaitsFiles }, { list }) => ({
      subject: `We have received your order ${externalId}`,
      paragraphs: [
        `Thank you for ordering ${list(services)} for “${title}”.`,
        awaitsFiles
          ? 'Please upload your files on the order page so that we can start.'
          : 'We will e-mail you when it is ready.',
      ],
      links: { order: 'View your order' },
    }),
    cn: ({ externalId, title, services, awaitsFiles }, { list }) => ({
      subject: `我们已收到您的订单 ${externalId}`,
      paragraphs: [
        `感谢您为《${title}》订购 ${list(services)}。`,
        awaitsFiles
          ? '请在订单页面上传您的文件，以便我们开始处理。'
          : '完成后，我们会立即发邮件通知您。',
      ],
      links: { order: '查看订单' },
    }),
    jp: ({ externalId, title, services, awaitsFiles }, { list }) => ({
      subject: `ご注文 ${externalId} を承りました`,
      paragraphs: [
        `「${title}」につきまして、${list(services)} のご注文をいただき、誠にありがとうございます。`,
        awaitsFiles
          ? '作業を開始いたしますので、ご注文のページからファイルをアップロードしてくださいますようお願いいたします。'
          : '完了いたしましたら、メールでお知らせいたします。',
      ],
      links: { order: 'ご注文を見る' },
    }),
    br: ({ externalId, title, services, awaitsFiles }, { list }) => ({
      subject: `Recebemos seu pedido ${externalId}`,
      paragraphs: [
        `Agradecemos o pedido de ${list(services)} para “${title}”.`,
        awaitsFiles
          ? 'Envie seus arquivos pela página do pedido para que possamos começar.'
          : 'Escreveremos assim que o trabalho estiver concluído.',
      ],
      links: { order: 'Ver seu pedido' },
    }),
    es: ({ externalId, title, services, awaitsFiles }, { list }) => ({
      subject: `Hemos recibido su pedido ${externalId}`,
      paragraphs: [
        `Gracias por encargarnos ${list(services)} para «${title}».`,
        awaitsFiles
          ? 'Suba sus archivos en la página de su pedido para que podamos empezar.'
          : 'Recibirá un correo electrónico en cuanto el trabajo esté terminado.',
      ],
      links: { order: 'Ver su pedido' },
    }),
  },
})
