import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { maxPasswordLength } from '../../domain/sign-in/max-password-length.ts'
import { emailRule } from '../../ui/form/rules/email-rule.ts'

export const signInSchema = object({
  email: emailRule(() => t`Please enter your e-mail address.`),
  password: string()
    .required(() => t`Please enter your password.`)
    .max(maxPasswordLength, () => t`Please check your password: it is too long.`),
})
