import { t } from '@lingui/core/macro'
import { array, boolean, object, string } from 'yup'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'

export type ManuscriptValues = {
  files: UploadResult[]
  agreed: boolean
  captchaResponse: string
}

export const noManuscript: ManuscriptValues = { files: [], agreed: false, captchaResponse: '' }

export function manuscriptFormSchema(asks: { terms: boolean; captcha: boolean }) {
  return object({
    files: array<UploadResult>()
      .default([])
      .length(1, () => t`Please choose one manuscript.`),
    agreed: boolean()
      .default(false)
      .test(
        'terms',
        () => t`Please agree to the terms of service first.`,
        (agreed) => agreed || !asks.terms,
      ),
    captchaResponse: string()
      .default('')
      .test(
        'captcha',
        () => t`Please confirm you’re not a robot.`,
        (response) => response !== '' || !asks.captcha,
      ),
  })
}
