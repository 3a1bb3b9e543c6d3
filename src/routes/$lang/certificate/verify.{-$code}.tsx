import { createFileRoute } from '@tanstack/react-router'
import { verificationQuery } from '../../../api/certificates.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { codeInAddress } from '../../../features/certificates/verify/typed-code.ts'
import { VerifyScreen } from '../../../features/certificates/verify/verify-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'

export const Route = createFileRoute('/$lang/certificate/verify/{-$code}')({
  staticData: { access: 'anyone' },
  loader: ({ context: { queryClient }, params }) => {
    const code = codeInAddress(params.code)
    return code !== undefined && fitsContract('CertificateCode', code)
      ? prefetchWithTimeout(queryClient.prefetchQuery(verificationQuery(code)))
      : undefined
  },
  component: Verify,
})

function Verify() {
  const code = codeInAddress(Route.useParams().code)
  const navigate = Route.useNavigate()
  const user = useUser()
  return (
    <VerifyScreen
      key={code}
      code={code}
      owner={user?.identity ?? 'anonymous'}
      onVerified={(found) =>
        navigate({ to: '/$lang/certificate/verify/{-$code}', params: { code: found } })
      }
    />
  )
}
