import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

/** The server redirects here after it failed to serve a page. */
export function ErrorPage() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Something went wrong`}
      lead={
        <Trans>
          Something broke on our side. We kept what you typed. Please try again, and write to us if
          it happens again.
        </Trans>
      }
      action={
        <ButtonLink to="/" variant="filled">
          <Trans>Go to my orders</Trans>
        </ButtonLink>
      }
    />
  )
}
