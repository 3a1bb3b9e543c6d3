import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Credentials, type LogInSuccess, logInMutation } from '../../api/auth/log-in.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { EmailField } from '../../ui/form/fields/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

const fieldName = fieldsOf<Credentials>()

// Loads Yup at the first input.
const schema = async () => (await import('./sign-in-schema.ts')).signInSchema

type Props = {
  email?: string
  beside?: ReactNode
  onSignedIn: (answer: LogInSuccess) => Promise<void>
}

export function SignInForm({ email = '', beside, onSignedIn }: Props) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(logInMutation())
  const signIn = async (credentials: Credentials) => {
    await onSignedIn(await mutateAsync(credentials))
  }
  return (
    <Form
      label={t`Sign in`}
      schema={schema}
      initialValues={{ email, password: '' }}
      // No draft for a known address: it must not appear to other users of the browser.
      {...(email ? {} : { draft: { name: 'sign-in', owner: 'anonymous' } })}
      onSubmit={signIn}
    >
      <EmailField name={fieldName('email')} label={t`E-mail address`} />
      <PasswordField
        name={fieldName('password')}
        label={t`Password`}
        autoComplete="current-password"
      />
      <SubmitButton beside={beside}>
        <Trans>Sign in</Trans>
      </SubmitButton>
    </Form>
  )
}
