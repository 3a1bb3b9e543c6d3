import type { OrderForm } from '../../../../api/order-form/order-form.ts'
import type { DocumentDetails } from '../../../../api/order-form/order-form-queries.ts'
import type { ManuscriptDetailsBody } from '../../../../api/order-form/order-form-saving.ts'
import { parseWordCount } from '../../../../domain/manuscripts/word-count-range.ts'
import { type TextLengthValues, textLengthValues } from '../../text-length/text-length-values.ts'

export type TextLength = { wordCount: number | null; languageId: number | null }

type StatedLength = Pick<OrderForm, 'wordCount' | 'manuscriptLanguageId'>

/** What the page `found` in the files and filled in gives way to the server's reading. */
export function knownLength(
  form: StatedLength,
  read: DocumentDetails | undefined,
  found?: TextLengthValues,
): TextLength {
  const { wordCount, manuscriptLanguageId: languageId } = form
  const { wordCount: words, language } = textLengthValues(form)
  // Files without any word say nothing about the price.
  const readWords = read?.wordCount || null
  const readLanguage = read?.manuscriptLanguageId ?? null
  return {
    wordCount: words === found?.wordCount ? (readWords ?? wordCount) : (wordCount ?? readWords),
    languageId:
      language === found?.language ? (readLanguage ?? languageId) : (languageId ?? readLanguage),
  }
}

/** What is known and differs from the order form; undefined as long as a part is unknown. */
export function unsavedLength(form: StatedLength, known: TextLength) {
  const complete = completeLength(known)
  const isSaved =
    complete?.wordCount === form.wordCount && complete?.language === form.manuscriptLanguageId
  return isSaved ? undefined : complete
}

/** Undefined as long as a part is unknown. */
export function completeLength({
  wordCount,
  languageId: language,
}: TextLength): ManuscriptDetailsBody | undefined {
  return wordCount === null || language === null ? undefined : { wordCount, language }
}

export const manuscriptDetailsOf = ({
  language,
  wordCount,
}: TextLengthValues): ManuscriptDetailsBody => ({
  language: Number(language),
  wordCount: parseWordCount(wordCount),
})

export function undoneByChange({
  availableServices,
  customerGoal,
}: Pick<OrderForm, 'availableServices' | 'customerGoal'>): 'service' | 'delivery' | undefined {
  const chosen = availableServices.find(
    ({ type, selection }) => selection !== null && type !== 'additional',
  )
  if (!chosen) return undefined
  // The service of a rework was chosen in the step before.
  return customerGoal?.name === 'rework' ? 'delivery' : 'service'
}
