import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { requestPasswordResetMutation } from '../../api/auth/password-calls.ts'
import { Refusal } from '../../api/errors/api-failure.ts'
import type { RefusalKeyOf } from '../../api/errors/refusal-key-of.ts'
import { AuthGrid } from '../../domain/sign-in/rail/auth-grid.tsx'
import { SignInHelp } from '../../domain/sign-in/rail/rail-parts.tsx'
import type { SignInSearch } from '../../domain/sign-in/sign-in-rules.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { EmailField } from '../../ui/form/fields/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { forgotPasswordSchema } from './forgot-password-schema.ts'
import { PasswordPageLinks } from './password-page-links.tsx'
import { PasswordsDisabled } from './passwords-disabled.tsx'
import { ResetMailSent } from './reset-mail-sent.tsx'

const fieldName = fieldsOf<{ email: string }>()

const passwordsDisabled: RefusalKeyOf<'requestPasswordReset'> =
  'password-reset-local-authentication-disabled'

export type PasswordScreenProps = {
  byPassword: boolean
  search: SignInSearch
}

export function ForgotPasswordScreen({ byPassword, search }: PasswordScreenProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(requestPasswordResetMutation())
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (!byPassword || isRefused) return <PasswordsDisabled search={search} />
  const send = async ({ email }: { email: string }) => {
    try {
      const answer = await mutateAsync({ email })
      setAddress(answer.email)
      setSent(true)
    } catch (error) {
      if (!(error instanceof Refusal && error.key === passwordsDisabled)) throw error
      setRefused(true)
    }
  }
  if (sent) {
    const again = () => setSent(false)
    return <ResetMailSent email={address} search={search} onAgain={again} />
  }
  return (
    <AuthGrid rail={<SignInHelp />}>
      <PageHeading
        title={t`Forgot your password?`}
        lead={<Trans>Enter your e-mail and we’ll send you a link to reset your password.</Trans>}
      />
      <Form
        schema={forgotPasswordSchema}
        initialValues={{ email: address }}
        // Shares the e-mail address with the sign-in form.
        draft={{ name: 'sign-in', owner: 'anonymous' }}
        onSubmit={send}
      >
        <EmailField name={fieldName('email')} label={t`E-mail address`} />
        <SubmitButton>
          <Trans>Send the link</Trans>
        </SubmitButton>
      </Form>
      <PasswordPageLinks search={search} />
    </AuthGrid>
  )
}
