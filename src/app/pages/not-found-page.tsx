import { Trans, useLingui } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Page not found`}
      lead={<Trans>The address may be mistyped, or the page may have moved.</Trans>}
      action={
        <AppButtonLink to="/" variant="filled">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      }
    />
  )
}
