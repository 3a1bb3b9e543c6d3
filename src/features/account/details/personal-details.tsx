import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type User, updateDetailsMutation } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { accountFieldLabels } from '../../../domain/account/account-field-labels.ts'
import { applicableFields } from '../../../domain/account/account-field-rules.ts'
import { AccountFields } from '../../../domain/account/account-fields.tsx'
import { accountDetailsOf, accountValuesOf } from '../../../domain/account/account-values.ts'
import type {
  AccountChoices,
  ConfiguredFieldName,
} from '../../../domain/account/configured-field.ts'
import { detailsFailure } from '../../../domain/account/details-failure.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { changeableFields } from './account-completion-rules.ts'
import { detailText } from './detail-labels.ts'
import { type Detail, DetailList } from './detail-list.tsx'
import { EditableSection } from './editable-section.tsx'
import { type PersonalValues, personalFormSchema } from './personal-form-schema.ts'
import { SaveLine } from './save-line.tsx'

const fieldName = fieldsOf<PersonalValues>()

/** Where the country and its state end, which the city follows. */
const placeEnd = (fields: readonly { name: ConfiguredFieldName }[]) =>
  fields.findLastIndex(({ name }) => name === 'countryId' || name === 'state') + 1

type Props = {
  application: Application
  user: User
  choices: AccountChoices
  onSaved: (user: User) => Promise<void>
}

export function PersonalDetails(props: Props) {
  const { t, i18n } = useLingui()
  const { application, user, choices } = props
  const fields = changeableFields(application.config.registrationFields)
  const configured = applicableFields(fields, choices, user.country ?? '').map(({ name }) => ({
    name,
    label: i18n._(accountFieldLabels[name]),
    text: detailText(name, user, choices, i18n.locale),
  }))
  const end = placeEnd(configured)
  const city: Detail = { name: 'city', label: t`City`, text: user.city ?? '' }
  const details = [...configured.slice(0, end), city, ...configured.slice(end)]
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
  const schema = useMemo(() => personalFormSchema(fields, choices), [fields, choices])
  const save = async (values: PersonalValues) => {
    const applicable = applicableFields(fields, choices, values.country)
    const city = values.city.trim() || null
    const details = { ...accountDetailsOf(values, choices, applicable), city }
    let answer: User
    try {
      answer = await mutateAsync({ identity: user.identity, details })
    } catch (error) {
      throw detailsFailure(error, applicable, values.country)
    }
    await onSaved(answer)
    onClose()
  }
  const end = placeEnd(fields)
  const context = { choices, site: application, signsInByPassword: true }
  return (
    <Form
      label={t`Your details`}
      schema={schema}
      initialValues={{ ...accountValuesOf(user), city: user.city ?? '' }}
      draft={{ name: 'account-details', owner: user.identity }}
      onSubmit={save}
    >
      <AccountFields fields={fields.slice(0, end)} {...context} />
      <TextField name={fieldName('city')} label={t`City`} optional autoComplete="address-level2" />
      <AccountFields fields={fields.slice(end)} {...context} />
      <SaveLine onCancel={onClose} />
    </Form>
  )
}
