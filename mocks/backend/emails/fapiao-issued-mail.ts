import { mailTemplate } from './mail-template.ts'

type IssuedFapiao = {
  number: string
  url: string
  organizationName: string
}

export const fapiaoIssuedMail = mailTemplate<IssuedFapiao, 'fapiao' | 'invoices'>({
  links: ({ url }) => [
    { name: 'fapiao', path: url },
    { name: 'invoices', path: '/researcher/invoices' },
  ],
  content: {
    en: ({ number, organizationName }) => ({
      subject: `Fapiao ${number} has been issued`,
      paragraphs: [
        `The fapiao you requested for ${organizationName} has been issued. Its number is ${number}.`,
      ],
      links: { fapiao: 'View the fapiao', invoices: 'View your invoices' },
    }),
    cn: ({ number, organizationName }) => ({
      subject: `发票 ${number} 已开具`,
      paragraphs: [`抬头为“${organizationName}”的发票已开具，发票号码为 ${number}。`],
      links: { fapiao: '查看发票', invoices: '查看账单' },
    }),
    jp: ({ number, organizationName }) => ({
      subject: `発票（fapiao）${number} を発行いたしました`,
      paragraphs: [
        `「${organizationName}」宛ての発票を発行いたしました。発票番号は ${number} です。`,
      ],
      links: { fapiao: '発票を見る', invoices: '請求書を見る' },
    }),
    br: ({ number, organizationName }) => ({
      subject: `A fapiao ${number} foi emitida`,
      paragraphs: [
        `A fapiao solicitada em nome de ${organizationName} foi emitida com o número ${number}.`,
      ],
      links: { fapiao: 'Ver a fapiao', invoices: 'Ver suas faturas' },
    }),
    es: ({ number, organizationName }) => ({
      subject: `Se ha emitido el fapiao ${number}`,
      paragraphs: [
        `El fapiao solicitado a nombre de ${organizationName} se ha emitido con el número ${number}.`,
      ],
      links: { fapiao: 'Ver el fapiao', invoices: 'Ver sus facturas' },
    }),
  },
})
