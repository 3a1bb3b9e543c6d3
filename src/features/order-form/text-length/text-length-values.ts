import type { OrderForm } from '../../../api/order-form/order-form.ts'

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
