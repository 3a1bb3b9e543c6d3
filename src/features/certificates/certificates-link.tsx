import { Trans } from '@lingui/react/macro'
import { BackLink } from '../../ui/page/buttons/back-link.tsx'

export function CertificatesLink() {
  return (
    <BackLink to="/$lang/certificate">
      <Trans>All certificates</Trans>
    </BackLink>
  )
}
