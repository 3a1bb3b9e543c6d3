import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type User, updateDetailsMutation } from '../../../api/account.ts'
import { phoneExample } from '../../../domain/addresses/phone-example.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { EmailField, TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { OneLine } from '../../../ui/page/one-line.tsx'
import { contactFormSchema } from './contact-form-schema.ts'
import { type ContactValues, contactDetailsOf, contactValuesOf } from './contact-values.ts'
import { SaveLine } from './save-line.tsx'

const fieldName = fieldsOf<ContactValues>()

type Props = { user: User; onSaved: (user: User) => Promise<void>; onClose: () => void }

const contactFailure = refusalAt<'updateAccountDetails', ContactValues>({
  'account-email-taken': 'email',
})

export function ContactForm({ user, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const example = phoneExample(user.country)
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const save = async (values: ContactValues) => {
    let answer: User
    try {
      answer = await mutateAsync({ identity: user.identity, details: contactDetailsOf(values) })
    } catch (error) {
      throw contactFailure(error, { messageValues: { email: values.email } })
    }
    await onSaved(answer)
    onClose()
  }
  return (
    <Form
      label={t`Contact details`}
      schema={contactFormSchema}
      initialValues={contactValuesOf(user)}
      draft={{ name: 'account-contact', owner: user.identity }}
      onSubmit={save}
    >
      <EmailField
        name={fieldName('email')}
        label={t`E-mail address`}
        hint={user.hasLocalIdentity ? <Trans>You’ll use this to sign in.</Trans> : undefined}
        autoComplete="email"
      />
      <EmailField
        name={fieldName('secondaryEmail')}
        label={t`Copy e-mails to`}
        hint={<Trans>For example, your lab or a co-author.</Trans>}
        optional
        autoComplete="off"
      />
      <TextField
        name={fieldName('phoneNumber')}
        type="tel"
        label={t`Phone number`}
        hint={
          <Trans>
            Include the country code, such as <OneLine>{example}</OneLine>
          </Trans>
        }
        optional
        autoComplete="tel"
      />
      <TextField
        name={fieldName('orcid')}
        label={t`ORCID iD`}
        hint={<Trans>16 characters, such as 0000-0002-1825-0097</Trans>}
        optional
        short
        autoComplete="off"
        spellCheck={false}
      />
      <SaveLine onCancel={onClose} />
    </Form>
  )
}
