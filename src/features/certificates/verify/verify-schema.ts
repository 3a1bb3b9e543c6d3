import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { tidyCode } from './typed-code.ts'

export type VerifyValues = { code: string }

export const verifySchema = object({
  code: string()
    .transform((text: unknown) => (typeof text === 'string' ? tidyCode(text) : text))
    .required(() => t`Please enter a verification code.`)
    .test(
      'code',
      () =>
        t`A verification code has only letters, digits and hyphens. Please check what you typed.`,
      (code) => fitsContract('CertificateCode', code),
    ),
})
