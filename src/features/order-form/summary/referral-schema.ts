import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { areInvitable, emailsIn } from './referral-emails.ts'

export const referralSchema = object({
  emails: string()
    .default('')
    .test(
      'emails',
      () => t`Please enter 1 to 10 complete e-mail addresses, separated by commas.`,
      (typed) => areInvitable(emailsIn(typed)),
    ),
})
