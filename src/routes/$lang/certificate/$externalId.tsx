import { createFileRoute } from '@tanstack/react-router'
import { certifiedOrderQuery } from '../../../api/certificates.ts'
import { isSearchable } from '../../../features/certificates/certificate-rules.ts'
import { CertificateScreen } from '../../../features/certificates/certificate-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/certificate/$externalId')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient }, params: { externalId } }) =>
    isSearchable(externalId)
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
