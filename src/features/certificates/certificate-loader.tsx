import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Certificate, certifiedOrderQuery } from '../../api/certificates.ts'
import type { Order } from '../../api/orders.ts'
import { fitsContract } from '../../lib/url/contract-text.ts'
import { QueryState } from '../../ui/states/query-state.tsx'
import { type CertificateState, certificateStateOf } from './certificate-rules.ts'
import { NoCertificate } from './no-certificate.tsx'

type Props = {
  externalId: string
  loading: ReactNode
  children: (ready: { order: Order; certificate: Certificate }) => ReactNode
}

export function CertificateLoader({ externalId, loading, children }: Props) {
  const canBeFound = fitsContract('OrderNumber', externalId)
  const query = useQuery({ ...certifiedOrderQuery(externalId), enabled: canBeFound })
  const show = (state: CertificateState<Order>) =>
    state.kind === 'ready' ? (
      children(state)
    ) : (
      <NoCertificate externalId={externalId} state={state} />
    )
  if (!canBeFound) return show({ kind: 'unknown-order' })
  return (
    <QueryState
      query={query}
      loading={loading}
      failedTitle={<Trans>Your certificate could not be loaded</Trans>}
    >
      {({ orders }) => show(certificateStateOf(orders, externalId))}
    </QueryState>
  )
}
