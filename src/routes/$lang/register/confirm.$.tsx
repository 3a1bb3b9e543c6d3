import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../../api/account.ts'
import { redirectIfSignedIn } from '../../../app/guards/redirect-if-signed-in.ts'
import { usePostSignInRedirect } from '../../../app/guards/use-post-sign-in-redirect.ts'
import { signInSearch } from '../../../domain/sign-in/sign-in-rules.ts'
import { BrokenConfirmationScreen } from '../../../features/registration/broken-confirmation-screen.tsx'
import { readConfirmation } from '../../../features/registration/confirmation-payload.ts'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { RegistrationPage } from '../../../screens/registration-page.tsx'

export const Route = createFileRoute('/$lang/register/confirm/$')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: ({ context }) => prefetchWithTimeout(context.queryClient.prefetchQuery(accountQuery())),
  component: Confirm,
})

function Confirm() {
  // Plain base64 may contain slashes, and a damaged link no data.
  const { _splat: data = '' } = Route.useParams()
  const search = Route.useSearch()
  const onSignedIn = usePostSignInRedirect()
  const confirmation = readConfirmation(data)
  if (!confirmation) return <BrokenConfirmationScreen search={search} />
  return <RegistrationPage key={data} confirmation={confirmation} onSignedIn={onSignedIn} />
}
