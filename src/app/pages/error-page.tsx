import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

/** Where a server sends a browser that it could not serve. */
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
