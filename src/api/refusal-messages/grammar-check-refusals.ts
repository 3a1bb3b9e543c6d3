import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const grammarCheckRefusals = {
  'language-assessment-file-type-not-allowed': msg`Filetype not allowed: {fileName}. Its content is not a Word document. Please save it again as .doc or .docx.`,
  'language-assessment-file-not-found': msg`We no longer have this file. Please choose it again.`,
  'language-assessment-terms-not-accepted': msg`Please agree to the terms of service first.`,
  'language-assessment-captcha-failed': msg`We couldn’t confirm you’re not a robot. Please try the check again.`,
  'language-assessment-not-enabled': msg`Grammar Check is not available for your account. Please write to support@galley.example.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
