import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'
import styles from './broken-confirmation-screen.module.css'
import type { WaysInProps } from './ways-in.tsx'

/** The address of a registration that a provider began cannot be read: what may be done instead. */
export function BrokenConfirmationScreen({ language, search }: WaysInProps) {
  const { t } = useLingui()
  const params = { lang: language }
  return (
    <PageHeading
      alone
      title={t`This link cannot be read`}
      lead={
        <Trans>
          The link carries what your provider told us about you, and part of it is missing or
          damaged. Nothing has been lost, and no account has been made. Please sign in with your
          provider again, or create an account by filling in the form.
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
