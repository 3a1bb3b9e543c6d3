import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const refusalsWithoutValues: Partial<Record<RefusalKey, MessageDescriptor>> = {
  'password-too-short': msg`This password is too short. Please choose a longer one.`,
  'registration-email-taken': msg`There is already an account for this address. Please sign in or reset your password.`,
  'account-email-taken': msg`There is another account for this address. Please enter a different one.`,
  'language-assessment-file-type-not-allowed': msg`Filetype not allowed. The content of the file is not a Word document. Please save it again as .doc or .docx.`,
  'digital-editing-file-type-not-allowed': msg`Filetype not allowed. The content of the file is not a Word document. Please save it again as .doc or .docx.`,
  'digital-translation-file-type-not-allowed': msg`Filetype not allowed. The content of the file is not a Word document. Please save it again as .doc or .docx.`,
  'digital-translations-word-count-exceeded': msg`This file has too many words for digital translation. Please choose a shorter file or order a professional translation.`,
}
