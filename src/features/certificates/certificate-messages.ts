import { t } from '@lingui/core/macro'

/** One for all, so that a saved certificate replaces what was missing. */
export const certificateMessageKey = 'certificate'

export const authorsNeeded = (): string =>
  t`Please include the title and author(s) that you would like displayed on your certificate.`
