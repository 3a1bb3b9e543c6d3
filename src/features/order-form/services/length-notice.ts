import type { FormService } from '../../../api/order-form/order-form.ts'
import { serviceIds } from '../../../domain/services/service-ids.ts'

export type LengthNotice =
  | 'custom-editing-deadline'
  | 'custom-translation-deadline'
  | 'long-editing'
  | 'long-translation'
  | 'long-multimedia'

type Input = {
  wordCount: number | null
  languageId: number | null
  /** The chosen service, or any of those offered. */
  service: Pick<FormService, 'identity' | 'type'> | undefined
  isImpersonator: boolean
}

const ENGLISH = 1
const CHINESE = 2

/** Texts beyond these get a due date of their own. */
const longest = { editing: 40_000, scientificOrTranslation: 18_000 } as const

/** Translations from this length on may take longer. */
const longTranslation = { chinese: 12_000, other: 18_000 } as const

/** Multimedia made from texts of this length on may take longer. */
const longMultimedia = 18_000

export function lengthNotice(input: Input): LengthNotice | undefined {
  const { wordCount, languageId, service, isImpersonator } = input
  if (isImpersonator || wordCount === null || !service) return undefined
  if (service.type === 'multimedia') {
    return wordCount >= longMultimedia ? 'long-multimedia' : undefined
  }
  const isTranslation = service.type === 'translation'
  const isScientific = service.identity === serviceIds.scientificEditing
  if ((isTranslation || isScientific) && wordCount > longest.scientificOrTranslation) {
    return 'custom-translation-deadline'
  }
  if (isTranslation) {
    const from = languageId === CHINESE ? longTranslation.chinese : longTranslation.other
    return wordCount >= from ? 'long-translation' : undefined
  }
  if (wordCount > longest.editing) return 'custom-editing-deadline'
  return languageId === ENGLISH && wordCount === longest.editing ? 'long-editing' : undefined
}
