import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { object } from 'yup'
import { requestPasswordResetMutation } from '../../../api/auth.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { emailRule } from '../../../ui/form/errors/email-rule.ts'
import { EmailField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { NarrowColumn } from '../../../ui/page/page-grid.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import type { SignInSearch } from '../sign-in-rules.ts'
import { NoPasswordsHere } from './no-passwords-here.tsx'
import { ResetMailSent } from './reset-mail-sent.tsx'
import { WaysBack } from './ways-back.tsx'

const schema = object({ email: emailRule() })

export type PasswordScreenProps = {
  language: SiteLanguage
  /** Whether this site signs in by password at all. */
  byPassword: boolean
  /** Kept through the links to the ways in. */
  search: SignInSearch
}

/** Asks for the address of an account, to which a link to choose a new password is mailed. */
export function ForgotPasswordScreen({ language, byPassword, search }: PasswordScreenProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(requestPasswordResetMutation())
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  if (!byPassword) return <NoPasswordsHere language={language} search={search} />
  const send = async ({ email }: { email: string }) => {
    const answer = await mutateAsync({ email })
    setAddress(answer.email)
    setSent(true)
  }
  if (sent) {
    const again = () => setSent(false)
    return <ResetMailSent email={address} language={language} search={search} onAgain={again} />
  }
  return (
    <NarrowColumn>
      <PageHeading
        title={t`Forgot your password?`}
        lead={<Trans>Enter your e-mail and we'll send you a link to reset your password.</Trans>}
      />
      <Form
        schema={schema}
        initialValues={{ email: address }}
        // What was typed at sign-in need not be typed again.
        draft={{ name: 'sign-in', owner: 'anonymous' }}
        onSubmit={send}
      >
        <EmailField name="email" label={t`E-mail address`} />
        <SubmitButton>
          <Trans>Send the link</Trans>
        </SubmitButton>
      </Form>
      <WaysBack language={language} search={search} />
    </NarrowColumn>
  )
}
