import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../client-contract.gen.ts'

export const authRefusals = {
  'login-form-error-message': msg`This e-mail address and password do not belong together. Please check both, or ask for a new password.`,
  'login-account-inactive': msg`This account has been closed. Please write to support@galley.example if that is a mistake.`,
  'login-local-authentication-disabled': msg`Passwords are not used on this site. Please sign in through your institution.`,
  'login-too-many-attempts': msg`There were too many attempts with a wrong password. Please wait 15 minutes and try again.`,
  'invalid-user': msg`Your session has ended. Please sign in again; what you typed is kept.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
