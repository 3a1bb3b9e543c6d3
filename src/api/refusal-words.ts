import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Refusal } from './api-failure.ts'
import type { RefusalKey } from './client-contract.gen.ts'

/** What each refusal of the contract says to the person: what happened, and what to do. */
const words: Record<RefusalKey, MessageDescriptor> = {
  'login-form-error-message': msg`This e-mail address and password do not belong together. Please check both, or ask for a new password.`,
  'login-account-inactive': msg`This account has been closed. Please write to support@galley.example if that is a mistake.`,
  'login-local-authentication-disabled': msg`Passwords are not used on this site. Please sign in through your institution.`,
  'login-too-many-attempts': msg`There were too many attempts with a wrong password. Please wait 15 minutes and try again.`,
  'language-assessment-file-type-not-allowed': msg`Filetype not allowed: {fileName}. Please choose a .doc or .docx file.`,
  'language-assessment-file-not-found': msg`We no longer have this file. Please choose it again.`,
  'language-assessment-terms-not-accepted': msg`Please agree to the terms of service first.`,
  'language-assessment-captcha-failed': msg`We could not verify that you are a person. Please solve the check again.`,
  'language-assessment-not-enabled': msg`Grammar Check is not open to your account. Please write to support@galley.example.`,
  'invalid-user': msg`Your session has ended. Please sign in again; what you typed is kept.`,
}

function isKnown(key: string): key is RefusalKey {
  return Object.hasOwn(words, key)
}

/** The words of a refusal in the language of the moment; general ones, with its key, if unknown. */
export function refusalWords({ key, params }: Refusal): string {
  if (isKnown(key)) return i18n._({ ...words[key], values: params })
  return i18n._(msg`This did not work. Please try again, or tell us this reference: ${key}`)
}
