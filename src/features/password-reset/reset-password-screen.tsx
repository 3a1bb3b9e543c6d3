import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { resetPasswordMutation } from '../../api/auth/password-calls.ts'
import { AuthGrid } from '../../domain/sign-in/rail/auth-grid.tsx'
import { SignInHelp } from '../../domain/sign-in/rail/rail-parts.tsx'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { showMessage } from '../../ui/messages/message-store.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { AccountClosed } from './account-closed.tsx'
import type { PasswordScreenProps } from './forgot-password-screen.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { PasswordsDisabled } from './passwords-disabled.tsx'
import { isWholeLink, linkBroken, type ResetLink, resetFailure } from './reset-password-rules.ts'
import { resetSchema } from './reset-password-schema.ts'

function UsernameForManagers({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

const fieldName = fieldsOf<{ password: string }>()

type Props = PasswordScreenProps & {
  link: ResetLink
  minimumLength: number
  email: string | undefined
  onChanged: (answer: { redirectUri: string }) => Promise<void>
}

export function ResetPasswordScreen(props: Props) {
  const { link, minimumLength, email, byPassword, search, onChanged } = props
  const { t } = useLingui()
  const { mutateAsync } = useMutation(resetPasswordMutation())
  const [invalidReason, setInvalidReason] = useState(() =>
    isWholeLink(link) ? undefined : linkBroken,
  )
  const [isClosed, setClosed] = useState(false)
  const schema = useMemo(() => resetSchema(minimumLength), [minimumLength])
  if (!byPassword) return <PasswordsDisabled search={search} />
  if (invalidReason) return <InvalidLink reason={invalidReason} search={search} />
  if (isClosed) return <AccountClosed />
  const change = async ({ password }: { password: string }) => {
    try {
      await onChanged(await mutateAsync({ ...link, password }))
    } catch (error) {
      const { invalidReason, isClosed, failure } = resetFailure(error, minimumLength)
      if (invalidReason) setInvalidReason(() => invalidReason)
      setClosed(isClosed)
      throw failure
    }
    const text = () => t`Your new password is saved, and you are signed in.`
    showMessage({ key: 'password-changed', kind: 'success', text })
  }
  return (
    <AuthGrid rail={<SignInHelp />}>
      <PageHeading
        title={t`Choose a new password`}
        lead={
          email ? (
            <Trans>Account: {email}. We’ll sign you out everywhere else.</Trans>
          ) : (
            <Trans>We’ll sign you in here and out everywhere else.</Trans>
          )
        }
      />
      <Form schema={schema} initialValues={{ password: '' }} onSubmit={change}>
        {email ? <UsernameForManagers email={email} /> : null}
        <PasswordField
          name={fieldName('password')}
          label={t`New password`}
          hint={
            <Plural
              value={minimumLength}
              one="At least # character."
              other="At least # characters."
            />
          }
          autoComplete="new-password"
        />
        <SubmitButton>
          <Trans>Save new password</Trans>
        </SubmitButton>
      </Form>
    </AuthGrid>
  )
}
