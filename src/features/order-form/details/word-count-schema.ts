import { t } from '@lingui/core/macro'
import { string } from 'yup'

const largestWordCount = 999_999_999

/** Digits up to the largest word count; empty where something else was typed. */
export function tidyWordCount(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/[\s.,'’]/g, '')
  return /^\d+$/.test(digits) ? String(Math.min(Number(digits), largestWordCount)) : ''
}

export const wordCountSchema = () =>
  string()
    .required(() => t`Value is required and can't be empty`)
    .test(
      'zero',
      () => t`Value cannot be zero`,
      (count) => count === '' || Number(count) > 0,
    )
