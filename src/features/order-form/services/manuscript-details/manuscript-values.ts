import type { OrderForm } from '../../../../api/order-form/order-form.ts'
import type { DocumentDetails } from '../../../../api/order-form/order-form-queries.ts'
import type { ManuscriptDetails } from '../../../../api/order-form/order-form-saving.ts'
import { parseWordCount } from '../../get-started/get-started-values.ts'

/** Null for what is unknown. */
export type TextLength = { wordCount: number | null; languageId: number | null }

export type ManuscriptValues = {
  /** The language's number as text; empty until one is chosen. */
  language: string
  /** As typed. */
  wordCount: string
}

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

const textOf = (value: number | null) => (value === null ? '' : String(value))

export const manuscriptValues = ({ wordCount, languageId }: TextLength): ManuscriptValues => ({
  language: textOf(languageId),
  wordCount: textOf(wordCount),
})

export const manuscriptDetailsOf = ({
  language,
  wordCount,
}: ManuscriptValues): ManuscriptDetails => ({
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
