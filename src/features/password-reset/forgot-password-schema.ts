import { t } from '@lingui/core/macro'
import { object } from 'yup'
import { emailRule } from '../../ui/form/rules/email-rule.ts'

export const forgotPasswordSchema = object({
  email: emailRule(() => t`Please enter your e-mail address.`),
})
