import { t } from '@lingui/core/macro'
import { string } from 'yup'
import { isEmailAddress } from '../../../lib/is-email-address.ts'

/** The rule of a field that asks for an e-mail address; letters of full width mean the plain ones. */
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
