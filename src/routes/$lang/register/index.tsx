import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../../api/account.ts'
import { leaveIfSignedIn } from '../../../app/session/redirect-if-signed-in.ts'
import { briefly } from '../../../app/startup/prefetch-with-timeout.ts'
import { signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { Registration } from './-registration.tsx'

export const Route = createFileRoute('/$lang/register/')({
  staticData: { access: 'anyone', words: ['account', 'auth/registration'] },
  validateSearch: signInSearch,
  beforeLoad: leaveIfSignedIn,
  loader: ({ context }) => briefly(context.queryClient.prefetchQuery(accountQuery())),
  component: () => <Registration />,
})
