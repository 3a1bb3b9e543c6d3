import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'
import styles from './broken-confirmation-screen.module.css'
import type { SignInLinkProps } from './sign-in-links.tsx'

export function BrokenConfirmationScreen({ language, search }: SignInLinkProps) {
  const { t } = useLingui()
  const params = { lang: language }
  return (
    <PageHeading
      alone
      title={t`We can't read this link`}
      lead={
        <Trans>
          The link is incomplete, so we couldn't create your account. Please sign in with your
          provider again, or fill in the form to create an account.
        </Trans>
      }
      action={
        <div className={styles.ways}>
          <ButtonLink to="/$lang/register" params={params} search={search} variant="filled">
            <Trans>Create an account</Trans>
          </ButtonLink>
          <TextLink to="/$lang/login" params={params} search={search}>
            <Trans>Go to sign-in</Trans>
          </TextLink>
        </div>
      }
    />
  )
}
