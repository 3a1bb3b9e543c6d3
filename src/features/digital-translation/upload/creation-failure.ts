import { refusalAt } from '../../../ui/form/errors/refusal-at.ts'
import type { TranslationValues } from './translation-form-schema.ts'

/** The word count has a notice of its own. */
export const creationFailure = refusalAt<'createDigitalOrder', TranslationValues>({
  'digital-translation-file-not-found': 'files',
  'digital-translation-file-type-not-allowed': 'files',
  'digital-translation-language-not-available': 'language',
  'digital-translation-no-uses-left': 'language',
})
