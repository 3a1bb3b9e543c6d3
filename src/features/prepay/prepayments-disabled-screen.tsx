import { Trans, useLingui } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'

export function PrepaymentsDisabledScreen() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Prepayments are disabled`}
      lead={
        <Trans>
          This site doesn’t accept prepayments at the moment. Please pay for each order when you
          place it, or by invoice.
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
