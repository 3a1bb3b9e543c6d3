import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { object, string } from 'yup'
import { type LogInSuccess, logInMutation } from '../../api/auth.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { isEmailAddress } from '../../lib/is-email-address.ts'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { NarrowColumn } from '../../ui/page/page-grid.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import styles from './sign-in-screen.module.css'

const schema = object({
  email: string()
    .trim()
    .default('')
    .test(
      'address',
      () => t`Please enter a valid e-mail address, such as name@university.edu.`,
      isEmailAddress,
    ),
  password: string().required(() => t`Please enter your password.`),
})

type Props = {
  language: SiteLanguage
  /** What went wrong before, as the address tells it; shown as text. */
  failure?: string | undefined
  /** Kept through the links to other ways in. */
  search: { redirect?: string; origin?: string }
  onSignedIn: (answer: LogInSuccess) => Promise<void>
}

/** Sign-in by e-mail address and password. */
export function SignInScreen({ language, failure, search, onSignedIn }: Props) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(logInMutation())
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    await onSignedIn(await mutateAsync({ email, password }))
  }
  return (
    <NarrowColumn>
      <PageHeading
        title={t`Sign in`}
        lead={<Trans>Your orders, results and invoices are behind this door.</Trans>}
      />
      {failure ? <Notice>{failure}</Notice> : null}
      <Form
        schema={schema}
        initialValues={{ email: '', password: '' }}
        draft={{ name: 'sign-in', owner: 'anonymous' }}
        onSubmit={signIn}
      >
        <EmailField name="email" label={t`E-mail address`} />
        <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
        <div className={styles.actions}>
          <SubmitButton>
            <Trans>Sign in</Trans>
          </SubmitButton>
          <Link
            to="/$lang/login/$"
            params={{ lang: language, _splat: 'forgot-password' }}
            search={search}
          >
            <Trans>Forgot your password?</Trans>
          </Link>
        </div>
      </Form>
      <p className={styles.register}>
        <Trans>
          New here?{' '}
          <Link to="/$lang/$" params={{ lang: language, _splat: 'register' }} search={search}>
            Create an account
          </Link>
        </Trans>
      </p>
    </NarrowColumn>
  )
}
