import type { Instant } from '../../../src/lib/instant.ts'
import { formatLocalDay } from '../rules/format-local-day.ts'
import { languageTags } from '../rules/language-tags.ts'
import { billHead, billTable, type PdfBill } from './bill-blocks.ts'
import { documentFile } from './letterhead.ts'

/** `number` is the estimate id. */
export type PriceQuote = PdfBill & {
  title: string | null
  wordCount: number | null
  validUntil: Instant
  /** Null if open. */
  deadline: Instant | null
}

const labels = {
  en: {
    title: 'Price quote',
    manuscript: 'Manuscript',
    count: 'Words',
    valid: 'Valid until',
    deadline: 'Delivery by',
    discount: 'Discount: ',
    note: 'This is a quote, not an invoice.',
  },
  cn: {
    title: '报价单',
    manuscript: '稿件',
    count: '字数',
    valid: '有效期至',
    deadline: '交付期限',
    discount: '折扣：',
    note: '本文件为报价单，并非账单。',
  },
  jp: {
    title: '見積書',
    manuscript: '原稿',
    count: '語数',
    valid: '有効期限',
    deadline: '納期',
    discount: '割引：',
    note: '本書はお見積りであり、ご請求書ではございません。',
  },
  br: {
    title: 'Orçamento',
    manuscript: 'Manuscrito',
    count: 'Palavras',
    valid: 'Válido até',
    deadline: 'Entrega até',
    discount: 'Desconto: ',
    note: 'Este documento é um orçamento, não uma fatura.',
  },
  es: {
    title: 'Presupuesto',
    manuscript: 'Manuscrito',
    count: 'Palabras',
    valid: 'Válido hasta',
    deadline: 'Fecha de entrega',
    discount: 'Descuento: ',
    note: 'Este documento es un presupuesto, no una factura.',
  },
} as const

export function priceQuotePdf(quote: PriceQuote): Promise<File> {
  const { head, number, title, wordCount, validUntil, deadline } = quote
  const localized = labels[head.language]
  const discounts = quote.discounts?.map(({ description, amount }) => ({
    description: localized.discount + description,
    amount,
  }))
  return documentFile(head, `${localized.title} ${number}`, [
    ...billHead(
      quote,
      localized.title,
      [
        ...(title === null ? [] : [[localized.manuscript, title] as const]),
        ...(wordCount === null
          ? []
          : [[localized.count, wordCount.toLocaleString(languageTags[head.language])] as const]),
        ...(deadline === null
          ? []
          : [[localized.deadline, formatLocalDay(deadline, head)] as const]),
        [localized.valid, formatLocalDay(validUntil, head)],
      ],
      'preparedFor',
    ),
    billTable({ ...quote, discounts }),
    { kind: 'paragraph', text: localized.note, quiet: true },
  ])
}
