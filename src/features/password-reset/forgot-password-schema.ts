import { object } from 'yup'
import { emailRule } from '../../ui/form/rules/email-rule.ts'

export const forgotPasswordSchema = object({ email: emailRule() })
