import { rounded } from '../../../world/money.ts'
import {
  type ReferenceService,
  SCIENTIFIC_EDITING,
} from '../../reference-data/services/form-services.ts'
import {
  longerWork,
  translationFactors,
  usualTranslationFactor,
  veryLongFrom,
} from '../../reference-data/services/text-lengths.ts'
import { wordBinOf } from '../../reference-data/services/word-bins.ts'

type TextFacts = { wordCount: number | null; languageId: number | null; quantity: number }

/** US dollars by word range and language; null if not sold for this length or only by quote. */
export function dollarsFor(
  { price, type }: ReferenceService,
  { wordCount, languageId, quantity }: TextFacts,
): number | null {
  if (price.by === 'agreement') return null
  if (price.by === 'order') return price.price
  if (price.by === 'count') return price.each * quantity
  const bin = wordCount === null ? undefined : wordBinOf(wordCount)
  if (!bin) return null
  const isTranslation = type === 'translation' && languageId !== null
  const factor = isTranslation ? (translationFactors[languageId] ?? usualTranslationFactor) : 1
  return rounded((price.perThousand * factor * bin.max) / 1000, { numDecimals: 2 })
}

export function needsOwnDeadline(
  { identity, type, price }: ReferenceService,
  wordCount: number | null,
): boolean {
  if (wordCount === null || price.by !== 'words') return false
  const isSlow = identity === SCIENTIFIC_EDITING || type === 'translation'
  return wordCount > (isSlow ? veryLongFrom.scientificOrTranslation : veryLongFrom.editing)
}

export function workingDaysFor(
  { price }: ReferenceService,
  usualDays: number,
  wordCount: number | null,
): number {
  if (price.by !== 'words' || wordCount === null) return usualDays
  const beyond = Math.max(0, wordCount - longerWork.beyond)
  return usualDays + Math.ceil(beyond / longerWork.wordsPerDay)
}
