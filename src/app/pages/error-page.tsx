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
          The service could not do what was asked for, and it is our fault. What you have typed is
          kept. Please try again; if it happens again, write to us.
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
