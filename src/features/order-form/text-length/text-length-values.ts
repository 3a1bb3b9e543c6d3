import type { OrderForm } from '../../../api/order-form/order-form.ts'

/** What the price of a text follows, as entered. */
export type TextLengthValues = {
  /** As typed. */
  wordCount: string
  /** The language's number as text; empty until one is chosen. */
  language: string
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

export const textLengthValues = ({
  wordCount,
  manuscriptLanguageId,
}: Pick<OrderForm, 'wordCount' | 'manuscriptLanguageId'>): TextLengthValues => ({
  wordCount: textOf(wordCount),
  language: textOf(manuscriptLanguageId),
})

/** Separators between thousands do not matter; NaN for other text. */
export function parseWordCount(typed: string): number {
  const text = typed.normalize('NFKC').trim()
  const isCount = /^\d+$|^\d{1,3}([\s.,'’]\d{3})+$/.test(text)
  return isCount ? Number(text.replace(/\D/g, '')) : Number.NaN
}
