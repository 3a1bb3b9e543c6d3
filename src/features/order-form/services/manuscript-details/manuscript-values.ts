import type { OrderForm } from '../../../../api/order-form/order-form.ts'
import type { DocumentDetails } from '../../../../api/order-form/order-form-queries.ts'
import type { ManuscriptDetails } from '../../../../api/order-form/order-form-saving.ts'
import { parseWordCount, type TextLengthValues } from '../../text-length/text-length-values.ts'

/** Null for what is unknown. */
export type TextLength = { wordCount: number | null; languageId: number | null }

/** What the person stated, completed by what was read in the files. */
export function knownLength(
  stated: Pick<OrderForm, 'wordCount' | 'manuscriptLanguageId'>,
  read: DocumentDetails | undefined,
): TextLength {
  return {
    // Files without any word say nothing about the price.
    wordCount: stated.wordCount ?? (read?.wordCount || null),
    languageId: stated.manuscriptLanguageId ?? read?.manuscriptLanguageId ?? null,
  }
}

/** Undefined as long as a part is unknown. */
export function completeLength({
  wordCount,
  languageId: language,
}: TextLength): ManuscriptDetails | undefined {
  return wordCount === null || language === null ? undefined : { wordCount, language }
}

export const manuscriptDetailsOf = ({
  language,
  wordCount,
}: TextLengthValues): ManuscriptDetails => ({
  language: Number(language),
  wordCount: parseWordCount(wordCount),
})

/** What a change of length or language would undo. */
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
