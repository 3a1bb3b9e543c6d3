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
        `The fapiao that was asked for in the name of ${organizationName} has been issued under number ${number}.`,
      ],
      links: { fapiao: 'Open the fapiao', invoices: 'Open your invoices' },
    }),
    cn: ({ number, organizationName }) => ({
      subject: `发票 ${number} 已开具`,
      paragraphs: [`抬头为“${organizationName}”的发票已开具，发票号码为 ${number}。`],
      links: { fapiao: '查看发票', invoices: '查看您的账单' },
    }),
    jp: ({ number, organizationName }) => ({
      subject: `発票（fapiao）${number} が発行されました`,
      paragraphs: [
        `「${organizationName}」宛ての発票（fapiao）が、番号 ${number} で発行されました。`,
      ],
      links: { fapiao: '発票（fapiao）を見る', invoices: '請求書を見る' },
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
