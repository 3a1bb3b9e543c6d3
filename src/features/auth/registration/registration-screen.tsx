import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api/account.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { NarrowColumn } from '../../../ui/page/page-grid.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { RegistrationForm, type RegistrationProps } from './registration-form.tsx'
import styles from './registration-screen.module.css'

/** Making an account: by the fields that the site asks for, or by what a provider has confirmed. */
export function RegistrationScreen(props: RegistrationProps) {
  const { t } = useLingui()
  const { application, confirmation, language, search } = props
  const isOpen = confirmation !== undefined || application.localAuthenticationEnabled
  return (
    <NarrowColumn>
      <PageHeading title={t`Create an account`} lead={<Lead {...props} isOpen={isOpen} />} />
      {isOpen ? (
        <>
          <ReferralNotice {...search} />
          <FormWithChoices {...props} />
          <p className={styles.other}>
            <Trans>
              Already have an account?{' '}
              <TextLink to="/$lang/login" params={{ lang: language }} search={search}>
                Sign in
              </TextLink>
            </Trans>
          </p>
        </>
      ) : (
        <ButtonLink to="/$lang/login" params={{ lang: language }} search={search} variant="filled">
          <Trans>Go to sign-in</Trans>
        </ButtonLink>
      )}
    </NarrowColumn>
  )
}

function Lead({ confirmation, isOpen }: RegistrationProps & { isOpen: boolean }) {
  if (!isOpen) {
    return (
      <Trans>
        On this site your institution or another provider says who you are, and your account is
        created at the first sign-in.
      </Trans>
    )
  }
  if (!confirmation) {
    return <Trans>One account for your orders, results and invoices. It costs nothing.</Trans>
  }
  const { provider } = confirmation
  return provider ? (
    <Trans>
      You signed in with {provider} and need no password here. Please check what we were told, and
      add what is missing.
    </Trans>
  ) : (
    <Trans>
      You need no password here. Please check what we were told, and add what is missing.
    </Trans>
  )
}

/** Tells whoever came by a colleague's link that the link counts. */
function ReferralNotice({ referralCode }: RegistrationProps['search']) {
  if (!referralCode) return null
  return (
    <Notice tone="plain">
      <Trans>
        Welcome! You were referred with the code {referralCode}. When you pay for your first order,
        we will thank the colleague who referred you with a credit.
      </Trans>
    </Notice>
  )
}

function FormWithChoices(props: RegistrationProps) {
  const { data, isError, refetch } = useQuery(accountQuery())
  if (data) return <RegistrationForm {...props} choices={data} />
  if (!isError) return <SkeletonRows rows={4} />
  return (
    <Failed title={<Trans>The form could not be loaded.</Trans>} onRetry={refetch}>
      <Trans>The list of countries could not be loaded. Nothing is lost: please try again.</Trans>
    </Failed>
  )
}
