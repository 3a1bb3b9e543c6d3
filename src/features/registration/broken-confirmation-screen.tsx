import { Trans, useLingui } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import styles from './broken-confirmation-screen.module.css'
import type { SignInLinkProps } from './sign-in-links.tsx'

export function BrokenConfirmationScreen({ search }: SignInLinkProps) {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`We can’t read this link`}
      lead={
        <Trans>
          The link is incomplete, so we couldn’t create your account. Please sign in with your
          provider again, or fill in the form to create an account.
        </Trans>
      }
      action={
        <div className={styles.links}>
          <AppButtonLink to="/$lang/register" search={search} variant="filled">
            <Trans>Create an account</Trans>
          </AppButtonLink>
          <AppLink to="/$lang/login" search={search}>
            <Trans>Go to sign-in</Trans>
          </AppLink>
        </div>
      }
    />
  )
}
