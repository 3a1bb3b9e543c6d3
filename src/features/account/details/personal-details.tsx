import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type User, updateDetailsMutation } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { fieldLabels } from '../../../domain/account/account-field-labels.ts'
import { askedFields } from '../../../domain/account/account-field-rules.ts'
import { AccountFields } from '../../../domain/account/account-fields.tsx'
import { accountFormSchema } from '../../../domain/account/account-form-schema.ts'
import { detailsOf, valuesOf } from '../../../domain/account/account-values.ts'
import type { AccountChoices, AccountValues } from '../../../domain/account/configured-field.ts'
import { detailsFailure } from '../../../domain/account/details-failure.ts'
import { Form } from '../../../ui/form/form.tsx'
import { changeableFields } from './account-completion-rules.ts'
import { detailText } from './detail-labels.ts'
import { DetailList } from './detail-list.tsx'
import { EditableSection } from './editable-section.tsx'
import { SaveLine } from './save-line.tsx'

type Props = {
  application: Application
  user: User
  choices: AccountChoices
  onSaved: (user: User) => Promise<void>
}

/** Who the person is and where they work: what the site asks for in a registration. */
export function PersonalDetails(props: Props) {
  const { t, i18n } = useLingui()
  const { application, user, choices } = props
  const fields = changeableFields(application.config.registrationFields)
  const details = askedFields(fields, choices, user.country ?? '').map(({ name }) => ({
    name,
    label: i18n._(fieldLabels[name]),
    text: detailText(name, user, choices, i18n.locale),
  }))
  return (
    <EditableSection
      title={<Trans>Your details</Trans>}
      editLabel={t`Edit your details`}
      form={(close) => <PersonalForm {...props} onClose={close} />}
    >
      <DetailList details={details} />
    </EditableSection>
  )
}

type FormProps = Props & { onClose: () => void }

function PersonalForm({ application, user, choices, onSaved, onClose }: FormProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const { registrationFields } = application.config
  const fields = useMemo(() => changeableFields(registrationFields), [registrationFields])
  const schema = useMemo(() => accountFormSchema(fields, choices), [fields, choices])
  const save = async (values: AccountValues) => {
    const asked = askedFields(fields, choices, values.country)
    const details = detailsOf(values, choices, asked)
    let answer: User
    try {
      answer = await mutateAsync({ identity: user.identity, details })
    } catch (error) {
      throw detailsFailure(error, asked, values.country)
    }
    await onSaved(answer)
    onClose()
  }
  return (
    <Form
      label={t`Your details`}
      schema={schema}
      initialValues={valuesOf(user)}
      draft={{ name: 'account-details', owner: user.identity }}
      onSubmit={save}
    >
      <AccountFields fields={fields} choices={choices} site={application} signsInByPassword />
      <SaveLine onCancel={onClose} />
    </Form>
  )
}
