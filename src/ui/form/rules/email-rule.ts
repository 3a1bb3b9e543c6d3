import { t } from '@lingui/core/macro'
import { string } from 'yup'
import { isEmailAddress } from '../../../lib/is-email-address.ts'

/** Normalizes full-width letters. */
export const emailRule = () =>
  string()
    .trim()
    .default('')
    .transform((value: string) => value.normalize('NFKC'))
    .test(
      'address',
      () => t`Please enter a valid e-mail address, such as name@university.edu.`,
      isEmailAddress,
    )
