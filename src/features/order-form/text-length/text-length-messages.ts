import { t } from '@lingui/core/macro'

export const outOfRange = (): string =>
  t`The word count must be a whole number from 1 to 999,999. Please correct it.`

export const missingLength = (): string => t`Value is required and can't be empty`
