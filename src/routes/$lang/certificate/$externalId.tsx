import { createFileRoute } from '@tanstack/react-router'
import { certifiedOrderQuery } from '../../../api/certificates.ts'
import { CertificateScreen } from '../../../features/certificates/certificate-page/certificate-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'

export const Route = createFileRoute('/$lang/certificate/$externalId')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient }, params: { externalId } }) =>
    fitsContract('OrderNumber', externalId)
      ? prefetchWithTimeout(queryClient.prefetchQuery(certifiedOrderQuery(externalId)))
      : undefined,
  component: OwnCertificate,
})

function OwnCertificate() {
  const { externalId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <CertificateScreen
      key={externalId}
      externalId={externalId}
      onEdit={() => navigate({ to: '/$lang/certificate/$externalId/edit' })}
    />
  )
}
