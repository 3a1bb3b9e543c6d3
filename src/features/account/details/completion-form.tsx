import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type User, updateDetailsMutation } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { applicableFields } from '../../../domain/account/account-field-rules.ts'
import { AccountFields } from '../../../domain/account/account-fields.tsx'
import { accountFormSchema } from '../../../domain/account/account-form-schema.ts'
import { accountDetailsOf, accountValuesOf } from '../../../domain/account/account-values.ts'
import type { AccountChoices, AccountValues } from '../../../domain/account/configured-field.ts'
import { detailsFailure } from '../../../domain/account/details-failure.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { FormGrid } from '../../../ui/page/layout/page-grid.tsx'
import { fieldsToComplete } from './account-completion-rules.ts'
import { SavedDetails } from './saved-details.tsx'

export type CompletionProps = {
  application: Application
  user: User
  onSaved: (user: User) => Promise<void>
  onSignOut: () => void
}

const stillIncomplete = () =>
  new FormFailure({
    message: () =>
      t`Your details have been saved, but something is still missing. Please check every field.`,
  })

export function CompletionForm({
  application,
  user,
  choices,
  onSaved,
  onSignOut,
}: CompletionProps & { choices: AccountChoices }) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const [saved, setSaved] = useState(user)
  const { registrationFields } = application.config
  const fields = useMemo(
    () => fieldsToComplete(registrationFields, choices, saved),
    [registrationFields, choices, saved],
  )
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
    setSaved(answer)
    if (answer.active && answer.missingFields) throw stillIncomplete()
    await onSaved(answer)
  }
  return (
    <FormGrid
      railLabel={t`Details we already have`}
      rail={<SavedDetails user={saved} choices={choices} formFields={fields} />}
    >
      <Form
        label={t`Complete your account`}
        schema={schema}
        initialValues={accountValuesOf(user)}
        draft={{ name: 'account-completion', owner: user.identity }}
        onSubmit={save}
      >
        <AccountFields fields={fields} choices={choices} site={application} signsInByPassword />
        <SubmitButton
          beside={
            <Button variant="text" onClick={onSignOut}>
              <Trans>Sign out</Trans>
            </Button>
          }
        >
          <Trans>Save and continue</Trans>
        </SubmitButton>
      </Form>
    </FormGrid>
  )
}
