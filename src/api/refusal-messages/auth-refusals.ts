import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const authRefusals = {
  'login-form-error-message': msg`This e-mail address and password do not belong together. Please check both, or ask for a new password.`,
  'login-account-inactive': msg`This account has been closed. Please write to support@galley.example if that is a mistake.`,
  'login-local-authentication-disabled': msg`Passwords are not used on this site. Please sign in through your institution.`,
  'login-too-many-attempts': msg`There were too many attempts with a wrong password. Please wait 15 minutes and try again.`,
  'password-reset-local-authentication-disabled': msg`Passwords are not used on this site. Please sign in through your institution.`,
  'password-too-short': msg({
    message:
      '{minimumLength, plural, one {This password is too short. Please choose one with at least # character.} other {This password is too short. Please choose one with at least # characters.}}',
  }),
  'password-reset-link-invalid': msg`This link does not work any more. Please ask for a new one.`,
  'password-reset-link-expired': msg`This link is older than an hour. Please ask for a new one.`,
  'registration-email-taken': msg`There is an account for {email} already. Please sign in, or ask for a new password.`,
  'registration-password-missing': msg`Please choose a password.`,
  'registration-terms-not-accepted': msg`Please agree to the terms of service first.`,
  'registration-title-unknown': msg`Please choose your title again.`,
  'registration-country-unknown': msg`Please choose your country.`,
  'registration-state-unknown': msg`Please choose your state or province.`,
  'registration-institution-missing': msg`Please enter your institution.`,
  'registration-found-us-unknown': msg`Please choose again how you found us.`,
  'registration-confirmation-invalid': msg`This registration took too long, or was finished before. Please sign in with your provider again.`,
  'registration-local-authentication-disabled': msg`Accounts are not created by password on this site. Please sign in through your institution.`,
  'wechat-login-not-available': msg`WeChat cannot be used on this site. Please sign in another way.`,
  'wechat-login-expired': msg`The QR code has expired. Please ask for a new one.`,
  'wechat-login-declined': msg`The sign-in was declined in WeChat. Please try again, or sign in another way.`,
  'invalid-user': msg`Your session has ended. Please sign in again. We kept what you typed.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
