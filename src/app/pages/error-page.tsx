import { Trans, useLingui } from '@lingui/react/macro'
import { supportAddress } from '../../lib/support-address.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'

/** The server redirects here after it failed to serve a page. */
export function ErrorPage() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Something went wrong`}
      lead={
        <Trans>
          Something broke on our side. We kept what you typed. Please try again, and write to{' '}
          <a href={`mailto:${supportAddress}`}>{supportAddress}</a> if it happens again.
        </Trans>
      }
      action={
        <AppButtonLink to="/" variant="filled">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      }
    />
  )
}
