import { t } from '@lingui/core/macro'

export const welcomeMessage = (email: string): string =>
  t`Your account is ready, and we’ve e-mailed ${email}. Not there? Check your spam folder.`

/** Shown at sign-in if the automatic sign-in after the registration failed. */
export const accountReadyMessage = (email: string): string =>
  t`Your account is ready. Please sign in with ${email}.`
