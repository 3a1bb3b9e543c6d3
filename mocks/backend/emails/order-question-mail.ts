import { mailTemplate } from './mail-template.ts'

type AskedOrder = { externalId: string; title: string }

/** Where the owner of an order on hold answers; its topic tells the answer from other messages. */
export const answerPage = (externalId: string): string =>
  `/support/index/submission/${externalId}/type/order-question`

export const orderQuestionMail = mailTemplate<AskedOrder, 'answer'>({
  links: ({ externalId }) => [{ name: 'answer', path: answerPage(externalId) }],
  content: {
    en: ({ externalId, title }) => ({
      subject: `A question about your order ${externalId}`,
      paragraphs: [
        `Some technical terms in “${title}” can be written in more than one way. Which ones should your editor use?`,
        'We carry on as soon as we have your answer, and then tell you the new deadline on the order page.',
      ],
      links: { answer: 'Answer our question' },
    }),
    cn: ({ externalId, title }) => ({
      subject: `关于订单 ${externalId} 的问题`,
      paragraphs: [
        `《${title}》中有些术语存在多种写法，请问编辑应采用哪一种？`,
        '收到您的答复后，我们会立即继续处理，新的交付期限将显示在订单页面上。',
      ],
      links: { answer: '答复问题' },
    }),
    jp: ({ externalId, title }) => ({
      subject: `ご注文 ${externalId} についてのご確認`,
      paragraphs: [
        `「${title}」には、表記が複数ある専門用語がございます。どの表記を用いればよいか、お知らせいただけますでしょうか。`,
        'ご回答をいただき次第、作業を再開し、新しい納期をご注文のページに表示いたします。',
      ],
      links: { answer: '質問に答える' },
    }),
    br: ({ externalId, title }) => ({
      subject: `Uma pergunta sobre o seu pedido ${externalId}`,
      paragraphs: [
        `Alguns termos técnicos de “${title}” podem ser escritos de mais de uma forma. Quais o editor deve usar?`,
        'Retomamos o trabalho assim que recebermos sua resposta, e o novo prazo aparecerá na página do pedido.',
      ],
      links: { answer: 'Responder à pergunta' },
    }),
    es: ({ externalId, title }) => ({
      subject: `Una pregunta sobre su pedido ${externalId}`,
      paragraphs: [
        `Algunos términos técnicos de «${title}» admiten más de una forma. ¿Cuáles debe usar el editor?`,
        'Retomaremos el trabajo en cuanto recibamos su respuesta, y la nueva fecha de entrega aparecerá en la página del pedido.',
      ],
      links: { answer: 'Responder a la pregunta' },
    }),
  },
})
