import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { KeptTogether } from '../../ui/page/one-line.tsx'

export function InactiveService({ externalId }: { externalId: string }) {
  const support = `/support/index/submission/${externalId}/type/inactive-service`
  return (
    <Trans>
      This service is no longer offered.{' '}
      <KeptTogether>
        <ExternalLink href={support}>Ask us about a re-edit</ExternalLink>
      </KeptTogether>
    </Trans>
  )
}
