import { t } from '@lingui/core/macro'
import { object } from 'yup'
import { isAsciiAddress } from '../../../lib/is-ascii-address.ts'
import { emailRule } from '../../../ui/form/rules/email-rule.ts'
import { isRecipient, longestRecipient } from './order-email-rules.ts'

type TakenAddresses = { own: string; recipients: readonly string[] }

export const recipientSchema = ({ own, recipients }: TakenAddresses) =>
  object({
    email: emailRule()
      .test(
        'sendable',
        () => t`Please enter a valid e-mail address, such as name@university.edu.`,
        (email) => email.length <= longestRecipient && isAsciiAddress(email),
      )
      .test(
        'own',
        () => t`You get our e-mails already. Please enter another address.`,
        (email) => !isRecipient([own], email),
      )
      .test(
        'listed',
        () => t`This address is on the list already.`,
        (email) => !isRecipient(recipients, email),
      ),
  })
