import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const authRefusals = {
  'login-form-error-message': msg`The e-mail address or password is incorrect. Please check both or reset your password.`,
  'login-account-inactive': msg`This account has been closed. Please write to support@galley.example if this is a mistake.`,
  'login-local-authentication-disabled': msg`This site doesn’t use passwords. Please sign in through your institution.`,
  'login-too-many-attempts': msg`Too many attempts with a wrong password. Please wait 15\u00a0minutes and try again.`,
  'password-reset-local-authentication-disabled': msg`This site doesn’t use passwords. Please sign in through your institution.`,
  'password-too-short': msg({
    message:
      '{minimumLength, plural, one {This password is too short. Please choose one with at least #\u00a0character.} other {This password is too short. Please choose one with at least #\u00a0characters.}}',
  }),
  'password-reset-link-invalid': msg`This link no longer works. Please ask for a new one.`,
  'password-reset-link-expired': msg`This link has expired. Please ask for a new one.`,
  'registration-email-taken': msg`There is already an account for {email}. Please sign in or reset your password.`,
  'registration-password-missing': msg`Please choose a password.`,
  'registration-terms-not-accepted': msg`Please agree to the terms of service first.`,
  'registration-title-unknown': msg`Please choose your title again.`,
  'registration-country-unknown': msg`Please choose your country.`,
  'registration-state-unknown': msg`Please choose your state or province.`,
  'registration-institution-missing': msg`Please enter your institution.`,
  'registration-found-us-unknown': msg`Please choose again how you found us.`,
  'registration-confirmation-invalid': msg`This registration has expired or is already complete. Please sign in with your provider again.`,
  'registration-local-authentication-disabled': msg`You can’t create an account with a password on this site. Please sign in through your institution.`,
  'wechat-login-not-available': msg`WeChat cannot be used on this site. Please sign in another way.`,
  'wechat-login-expired': msg`The QR code has expired. Please ask for a new one.`,
  'wechat-login-declined': msg`The sign-in was declined in WeChat. Please try again or sign in another way.`,
  'invalid-user': msg`Your session has ended. Please sign in again.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
