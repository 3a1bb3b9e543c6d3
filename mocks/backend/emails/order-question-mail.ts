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
        `Some abbreviations in “${title}” can be read in more than one way. What do they stand for?`,
        'We’ll carry on as soon as we have your answer, and then tell you the new deadline on the order page.',
      ],
      links: { answer: 'Answer our question' },
    }),
    cn: ({ externalId, title }) => ({
      subject: `关于订单 ${externalId} 的问题`,
      paragraphs: [
        `《${title}》中有些缩写可能有多种含义，请问它们的全称是什么？`,
        '收到您的答复后，我们会立即继续处理，新的交付期限将显示在订单页面上。',
      ],
      links: { answer: '答复问题' },
    }),
    jp: ({ externalId, title }) => ({
      subject: `ご注文 ${externalId} についてのご確認`,
      paragraphs: [
        `「${title}」には、複数の意味に取れる略語がございます。それぞれの正式な名称をお知らせいただけますでしょうか。`,
        'ご回答をいただき次第、作業を再開し、新しい納期をご注文のページに表示いたします。',
      ],
      links: { answer: '質問に答える' },
    }),
    br: ({ externalId, title }) => ({
      subject: `Uma pergunta sobre o seu pedido ${externalId}`,
      paragraphs: [
        `Algumas abreviaturas de “${title}” podem ser entendidas de mais de uma forma. O que elas significam?`,
        'Retomamos o trabalho assim que recebermos sua resposta, e o novo prazo aparecerá na página do pedido.',
      ],
      links: { answer: 'Responder à pergunta' },
    }),
    es: ({ externalId, title }) => ({
      subject: `Una pregunta sobre su pedido ${externalId}`,
      paragraphs: [
        `Algunas abreviaturas de «${title}» pueden entenderse de más de una manera. ¿Qué significan?`,
        'Retomaremos el trabajo en cuanto recibamos su respuesta, y la nueva fecha de entrega aparecerá en la página del pedido.',
      ],
      links: { answer: 'Responder a la pregunta' },
    }),
  },
})
