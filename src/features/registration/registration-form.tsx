import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Application } from '../../api/application.ts'
import { type RegisteredDetails, registerMutation } from '../../api/auth/register-account.ts'
import { applicableFields } from '../../domain/account/account-field-rules.ts'
import { AccountFields } from '../../domain/account/account-fields.tsx'
import { accountFormSchema } from '../../domain/account/account-form-schema.ts'
import { registrationOf } from '../../domain/account/account-values.ts'
import {
  type AccountChoices,
  type AccountValues,
  formNameOf,
  noAccountValues,
} from '../../domain/account/configured-field.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import type { Confirmation } from './confirmation-payload.ts'
import { isExpired, registrationFailure } from './registration-failure.ts'
import { type SignInLinkProps, SignInLinks } from './sign-in-links.tsx'

export type RegistrationProps = SignInLinkProps & {
  application: Application
  /** From a provider; replaces the password. */
  confirmation?: Confirmation | undefined
  onRegistered: (details: RegisteredDetails) => Promise<void>
  /** Called if the provider's confirmation no longer holds; the draft stays. */
  onExpired?: () => void
  /** Replaces the link to sign-in for an address that has an account. */
  onSignIn?: (email: string) => void
}

/** A separate draft for each provider's user, so that none fills in another's form. */
function draftOf(confirmation: Confirmation | undefined) {
  if (!confirmation) return { name: 'registration', owner: 'anonymous' }
  const { provider, email, firstName, lastName } = confirmation
  return { name: 'registration', owner: [provider, email, firstName, lastName].join(' ') }
}

function useFields(
  { registrationFields }: Application['config'],
  choices: AccountChoices,
  confirmation: Confirmation | undefined,
) {
  const fields = useMemo(
    () => registrationFields.filter(({ type }) => type !== 'password' || !confirmation),
    [registrationFields, confirmation],
  )
  const schema = useMemo(() => accountFormSchema(fields, choices), [fields, choices])
  return { fields, schema }
}

export function RegistrationForm({
  application,
  choices,
  confirmation,
  onRegistered,
  onExpired,
  onSignIn,
  ...links
}: RegistrationProps & { choices: AccountChoices }) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(registerMutation())
  const { fields, schema } = useFields(application.config, choices, confirmation)
  const { confirmation: code = null, provider: _, ...provided } = confirmation ?? {}

  const register = async (values: AccountValues, attempt: { idempotencyKey: string }) => {
    const { country, email } = values
    try {
      const { referralCode = null } = links.search
      const body = { ...registrationOf(values, choices, code), referralCode }
      await onRegistered(await mutateAsync({ body, idempotencyKey: attempt.idempotencyKey }))
    } catch (error) {
      if (confirmation && isExpired(error)) onExpired?.()
      throw registrationFailure(error, {
        formName: (name) =>
          applicableFields(fields, choices, country).some((field) => field.name === name)
            ? formNameOf(name, country)
            : undefined,
        messageValues: { email, minimumLength: application.config.minimumPasswordLength },
        help: (hasAccount) => (
          <SignInLinks
            {...links}
            onSignIn={onSignIn && (() => onSignIn(email))}
            withReset={hasAccount}
          />
        ),
      })
    }
  }
  return (
    <Form
      label={t`Create an account`}
      schema={schema}
      initialValues={{ ...noAccountValues, ...provided }}
      draft={draftOf(confirmation)}
      onSubmit={register}
    >
      <AccountFields
        foldsOptional
        fields={fields}
        choices={choices}
        site={application}
        signsInByPassword={!confirmation}
      />
      <SubmitButton>
        <Trans>Create an account</Trans>
      </SubmitButton>
    </Form>
  )
}
