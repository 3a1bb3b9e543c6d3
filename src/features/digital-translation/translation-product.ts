import { msg } from '@lingui/core/macro'
import { type DigitalTranslation, translationOptions } from '../../api/digital-translation.ts'
import type { DigitalFileSettings } from '../../domain/digital-files/digital-product.ts'

export const translationProduct: DigitalFileSettings<DigitalTranslation> = {
  options: translationOptions,
  processing: msg`ready in about five minutes`,
  completed: msg`ready to download, in English`,
  failed: msg`upload an intact .docx file without a password, or write to support@galley.example`,
  savedSuffix: msg({ message: 'English', context: 'suffix of a file name' }),
  deleteTitle: msg`Delete this translation?`,
  isDeletable: ({ status }) => status === 'completed',
}
