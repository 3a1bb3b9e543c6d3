import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../../api/account.ts'
import { redirectIfSignedIn } from '../../../app/guards/redirect-if-signed-in.ts'
import { usePostSignInRedirect } from '../../../app/guards/use-post-sign-in-redirect.ts'
import { referralCodeIn, signInSearch } from '../../../domain/sign-in/sign-in-rules.ts'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { RegistrationPage } from '../../../screens/registration-page.tsx'

export const Route = createFileRoute('/$lang/register/$')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: ({ context }) => prefetchWithTimeout(context.queryClient.prefetchQuery(accountQuery())),
  component: Referred,
})

function Referred() {
  const { _splat } = Route.useParams()
  return (
    <RegistrationPage referralCode={referralCodeIn(_splat)} onSignedIn={usePostSignInRedirect()} />
  )
}
