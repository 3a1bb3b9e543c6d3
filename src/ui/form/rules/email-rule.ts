import { t } from '@lingui/core/macro'
import { string } from 'yup'
import { isEmailAddress } from '../../../lib/is-email-address.ts'

/** Normalizes full-width letters. */
export function emailRule(missing?: () => string) {
  const text = string()
    .trim()
    .default('')
    .transform((value: string) => value.normalize('NFKC'))
  return (missing ? text.required(missing) : text).test(
    'address',
    () => t`Please enter a valid e-mail address, such as name@university.edu.`,
    isEmailAddress,
  )
}
