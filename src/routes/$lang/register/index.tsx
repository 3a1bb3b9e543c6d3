import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../../api/account.ts'
import { redirectIfSignedIn } from '../../../app/session/redirect-if-signed-in.ts'
import { prefetchWithTimeout } from '../../../app/startup/prefetch-with-timeout.ts'
import { signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { Registration } from './-registration.tsx'

export const Route = createFileRoute('/$lang/register/')({
  staticData: { access: 'anyone', words: ['account', 'auth/registration'] },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: ({ context }) => prefetchWithTimeout(context.queryClient.prefetchQuery(accountQuery())),
  component: () => <Registration />,
})
