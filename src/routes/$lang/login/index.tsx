import { createFileRoute } from '@tanstack/react-router'
import { usePostSignInRedirect } from '../../../app/guards/use-post-sign-in-redirect.ts'
import { redirectIfSignedIn } from '../../../app/session/redirect-if-signed-in.ts'
import { signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { SignInPage } from '../../../screens/sign-in/sign-in-page.tsx'

export const Route = createFileRoute('/$lang/login/')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  component: () => <SignInPage onSignedIn={usePostSignInRedirect()} />,
})
