import { mailTemplate } from './mail-template.ts'

type CompletedOrderMailData = {
  externalId: string
  title: string
  author: string
  canDownload: boolean
}

export const orderCompletedMail = mailTemplate<CompletedOrderMailData, 'order'>({
  links: ({ externalId }) => [{ name: 'order', path: `/researcher/details/${externalId}` }],
  content: {
    en: ({ externalId, title, author, canDownload }) => ({
      subject: `Your order ${externalId} is complete`,
      paragraphs: [
        `We have finished working on “${title}” by ${author}.`,
        canDownload
          ? 'Your files are ready to download.'
          : 'You can download your files once the order is paid.',
      ],
      links: { order: 'View the order' },
    }),
    cn: ({ externalId, title, author, canDownload }) => ({
      subject: `订单 ${externalId} 已完成`,
      paragraphs: [
        `${author} 的稿件《${title}》已处理完毕。`,
        canDownload ? '文件已可下载。' : '付款后即可下载文件。',
      ],
      links: { order: '查看订单' },
    }),
    jp: ({ externalId, title, author, canDownload }) => ({
      subject: `ご注文 ${externalId} が完了いたしました`,
      paragraphs: [
        `${author} 様の原稿「${title}」の作業が完了いたしました。`,
        canDownload
          ? 'ファイルをダウンロードしていただけます。'
          : 'お支払いの確認後、ファイルをダウンロードしていただけます。',
      ],
      links: { order: 'ご注文を見る' },
    }),
    br: ({ externalId, title, author, canDownload }) => ({
      subject: `O pedido ${externalId} foi concluído`,
      paragraphs: [
        `Concluímos o trabalho em “${title}”, de ${author}.`,
        canDownload
          ? 'Os arquivos já podem ser baixados.'
          : 'Os arquivos poderão ser baixados assim que o pedido for pago.',
      ],
      links: { order: 'Ver o pedido' },
    }),
    es: ({ externalId, title, author, canDownload }) => ({
      subject: `El pedido ${externalId} está listo`,
      paragraphs: [
        `Hemos terminado el trabajo en «${title}», de ${author}.`,
        canDownload
          ? 'Ya puede descargar los archivos.'
          : 'Podrá descargar los archivos en cuanto pague el pedido.',
      ],
      links: { order: 'Ver el pedido' },
    }),
  },
})
