import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/app-button-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

export function UnbuiltPage({ name }: { name: MessageDescriptor }) {
  const { _ } = useLingui()
  return (
    <PageHeading
      alone
      title={_(name)}
      lead={<Trans>This screen is not built yet. The rest of the portal works as usual.</Trans>}
      action={
        <AppButtonLink to="/" variant="filled">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      }
    />
  )
}
