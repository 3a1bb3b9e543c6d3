import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type User, updateDetailsMutation } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { fieldLabels } from '../../../domain/account/account-field-labels.ts'
import { applicableFields } from '../../../domain/account/account-field-rules.ts'
import { AccountFields } from '../../../domain/account/account-fields.tsx'
import { accountFormSchema } from '../../../domain/account/account-form-schema.ts'
import { accountDetailsOf, accountValuesOf } from '../../../domain/account/account-values.ts'
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

/** The changeable registration fields. */
export function PersonalDetails(props: Props) {
  const { t, i18n } = useLingui()
  const { application, user, choices } = props
  const fields = changeableFields(application.config.registrationFields)
  const details = applicableFields(fields, choices, user.country ?? '').map(({ name }) => ({
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

type PersonalFormProps = Props & { onClose: () => void }

function PersonalForm({ application, user, choices, onSaved, onClose }: PersonalFormProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const { registrationFields } = application.config
  const fields = useMemo(() => changeableFields(registrationFields), [registrationFields])
  const schema = useMemo(() => accountFormSchema(fields, choices), [fields, choices])
  const save = async (values: AccountValues) => {
    const applicable = applicableFields(fields, choices, values.country)
    const details = accountDetailsOf(values, choices, applicable)
    let answer: User
    try {
      answer = await mutateAsync({ identity: user.identity, details })
    } catch (error) {
      throw detailsFailure(error, applicable, values.country)
    }
    await onSaved(answer)
    onClose()
  }
  return (
    <Form
      label={t`Your details`}
      schema={schema}
      initialValues={accountValuesOf(user)}
      draft={{ name: 'account-details', owner: user.identity }}
      onSubmit={save}
    >
      <AccountFields fields={fields} choices={choices} site={application} signsInByPassword />
      <SaveLine onCancel={onClose} />
    </Form>
  )
}
