import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../../api/account.ts'
import { redirectIfSignedIn } from '../../../app/session/redirect-if-signed-in.ts'
import { prefetchWithTimeout } from '../../../app/startup/prefetch-with-timeout.ts'
import { BrokenConfirmationScreen } from '../../../features/auth/registration/broken-confirmation-screen.tsx'
import { readConfirmation } from '../../../features/auth/registration/confirmation-payload.ts'
import { signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { Registration } from './-registration.tsx'

export const Route = createFileRoute('/$lang/register/confirm/$')({
  staticData: { access: 'anyone', words: ['account', 'auth/registration'] },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: ({ context }) => prefetchWithTimeout(context.queryClient.prefetchQuery(accountQuery())),
  component: Confirm,
})

/** The registration of somebody whom a provider vouches for, as the address tells it. */
function Confirm() {
  // Plain base64 may have slashes in it, and a link may have lost all of it.
  const { _splat: data = '' } = Route.useParams()
  const { language } = Route.useRouteContext()
  const search = Route.useSearch()
  const confirmation = readConfirmation(data)
  if (!confirmation) return <BrokenConfirmationScreen language={language} search={search} />
  return <Registration key={data} confirmation={confirmation} />
}
