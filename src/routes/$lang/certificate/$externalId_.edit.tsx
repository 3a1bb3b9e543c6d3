import { createFileRoute } from '@tanstack/react-router'
import { certifiedOrderQuery } from '../../../api/certificates.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { CertificateEditScreen } from '../../../features/certificates/edit/certificate-edit-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'

export const Route = createFileRoute('/$lang/certificate/$externalId_/edit')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient }, params: { externalId } }) =>
    fitsContract('OrderNumber', externalId)
      ? prefetchWithTimeout(queryClient.prefetchQuery(certifiedOrderQuery(externalId)))
      : undefined,
  component: EditCertificate,
})

function EditCertificate() {
  const { externalId } = Route.useParams()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user) return null
  return (
    <CertificateEditScreen
      key={externalId}
      externalId={externalId}
      user={user}
      onSaved={() => navigate({ to: '/$lang/certificate/$externalId', params: { externalId } })}
    />
  )
}
