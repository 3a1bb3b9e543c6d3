import { t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import type { DigitalLanguage } from '../../api/digital-purchases.ts'
import type { UploadResult } from '../../ui/form/upload/uploaded-file.ts'

export type TranslationValues = { files: UploadResult[]; language: DigitalLanguage | '' }

export function translationFormSchema(languages: readonly DigitalLanguage[]) {
  const missing = () => t`Please make a selection`
  return object({
    files: array<UploadResult>()
      .default([])
      .length(1, () => t`Please choose one manuscript.`),
    language: string<DigitalLanguage>().required(missing).oneOf(languages, missing),
  })
}
