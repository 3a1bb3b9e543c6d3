import { t } from '@lingui/core/macro'

export const welcomeMessage = (email: string): string =>
  t`Welcome to Galley. Your account is ready, and we've e-mailed ${email}.`

/** Shown at sign-in if the automatic sign-in after the registration failed. */
export const accountReadyMessage = (email: string): string =>
  t`Your account is ready. Please sign in with ${email}.`
