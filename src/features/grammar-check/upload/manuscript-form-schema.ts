import { t } from '@lingui/core/macro'
import { array, boolean, object, string } from 'yup'
import type { UploadedFile } from '../../../ui/form/upload/uploaded-file.ts'

/** What the upload form holds; the two forms and the captcha ask for different parts of it. */
export type ManuscriptValues = {
  files: UploadedFile[]
  agreed: boolean
  captchaResponse: string
}

export const noManuscript: ManuscriptValues = { files: [], agreed: false, captchaResponse: '' }

/** The rules of the upload form, for what it asks for. */
export function manuscriptFormSchema(asks: { terms: boolean; captcha: boolean }) {
  return object({
    files: array<UploadedFile>()
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
        () => t`Please confirm you're not a robot.`,
        (response) => response !== '' || !asks.captcha,
      ),
  })
}
