import { t } from '@lingui/core/macro'
import { object } from 'yup'
import { isAsciiAddress } from '../../../lib/is-ascii-address.ts'
import { emailRule } from '../../../ui/form/rules/email-rule.ts'

/** Characters. */
const longestAddress = 254

export const quoteEmailSchema = object({
  email: emailRule().test(
    'sendable',
    () => t`Please enter a valid e-mail address, such as name@university.edu.`,
    (email) => email.length <= longestAddress && isAsciiAddress(email),
  ),
})
