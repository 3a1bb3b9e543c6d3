import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { EmailField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { OrderProps } from '../order-props.ts'
import { withRecipient } from './order-email-rules.ts'
import { recipientSchema } from './recipient-schema.ts'
import { useSaveRecipients } from './use-save-recipients.ts'

const fieldName = fieldsOf<{ email: string }>()

export function AddRecipientForm({ order, user }: OrderProps) {
  const { t } = useLingui()
  const save = useSaveRecipients(order)
  const { externalId, notificationEmails: recipients } = order
  return (
    <Form
      label={t({ message: 'Add an address', context: 'e-mail' })}
      schema={recipientSchema({ own: user.email, recipients })}
      initialValues={{ email: '' }}
      draft={{ name: `order-emails-${externalId}`, owner: user.identity }}
      onSubmit={({ email }) => save((current) => withRecipient(current, email))}
    >
      <EmailField name={fieldName('email')} label={t`E-mail address`} autoComplete="off" />
      <SubmitButton variant="quiet">
        <Trans>Add this address</Trans>
      </SubmitButton>
    </Form>
  )
}
