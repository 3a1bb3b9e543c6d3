import { t } from '@lingui/core/macro'
import { parseWordCount } from './text-length-values.ts'

const mostWords = 999_999

export function isInRange(typed: string): boolean {
  const words = parseWordCount(typed)
  return words >= 1 && words <= mostWords
}

export const outOfRange = (): string =>
  t`The word count must be a whole number from 1 to 999,999. Please correct it.`

export const missingLength = (): string => t`Value is required and can't be empty`
