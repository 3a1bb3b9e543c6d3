import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { mailTemplate } from './mail-template.ts'

type PriceQuoteMailData = {
  estimateId: string
  /** In major units. */
  total: number
  currency: Schemas['Currency']
  /** The last instant of its prices, shown as a day of the IANA zone. */
  validUntil: Instant
  zone: string
}

export const priceQuoteMail = mailTemplate<PriceQuoteMailData, 'pdf' | 'order'>({
  links: ({ estimateId }) => [
    { name: 'pdf', path: `/api/price-quote/${estimateId}/pdf` },
    { name: 'order', path: '/researcher/submit/resume' },
  ],
  content: {
    en: ({ estimateId, total, currency, validUntil, zone }, { money, day }) => ({
      subject: `Your price quote ${estimateId}`,
      paragraphs: [
        `Your quote is ${money(total, currency)}, valid until ${day(validUntil, zone)}.`,
      ],
      links: { pdf: 'Download the quote', order: 'Place this order' },
    }),
    cn: ({ estimateId, total, currency, validUntil, zone }, { money, day }) => ({
      subject: `您的报价单 ${estimateId}`,
      paragraphs: [`您的报价为 ${money(total, currency)}，价格有效期至${day(validUntil, zone)}。`],
      links: { pdf: '下载报价单', order: '按此报价下单' },
    }),
    jp: ({ estimateId, total, currency, validUntil, zone }, { money, day }) => ({
      subject: `お見積書 ${estimateId} のご案内`,
      paragraphs: [
        `お見積金額は${money(total, currency)}です。この金額は${day(validUntil, zone)}まで有効です。`,
      ],
      links: { pdf: 'お見積書をダウンロードする', order: 'このお見積りで注文する' },
    }),
    br: ({ estimateId, total, currency, validUntil, zone }, { money, day }) => ({
      subject: `Seu orçamento ${estimateId}`,
      paragraphs: [
        `O valor do seu orçamento é ${money(total, currency)}. Os preços são válidos até ${day(validUntil, zone)}.`,
      ],
      links: { pdf: 'Baixar o orçamento', order: 'Fazer o pedido' },
    }),
    es: ({ estimateId, total, currency, validUntil, zone }, { money, day }) => ({
      subject: `Su presupuesto ${estimateId}`,
      paragraphs: [
        `El importe de su presupuesto es de ${money(total, currency)}. Los precios son válidos hasta el ${day(validUntil, zone)}.`,
      ],
      links: { pdf: 'Descargar el presupuesto', order: 'Hacer el pedido' },
    }),
  },
})
