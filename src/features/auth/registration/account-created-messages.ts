import { t } from '@lingui/core/macro'

/** Said where a new account lands. */
export const welcomeMessage = (email: string): string =>
  t`Welcome to Galley. Your account is ready, and we've e-mailed ${email}.`

/** Said at sign-in where the account was made and signing in did not work by itself. */
export const accountReadyMessage = (email: string): string =>
  t`Your account is ready. Please sign in with ${email}.`
