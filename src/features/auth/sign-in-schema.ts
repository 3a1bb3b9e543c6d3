import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { emailRule } from '../../ui/form/rules/email-rule.ts'
import { maxPasswordLength } from './max-password-length.ts'

export const signInSchema = object({
  email: emailRule(),
  password: string()
    .required(() => t`Please enter your password.`)
    .max(maxPasswordLength, () => t`Please check your password: it is too long.`),
})
