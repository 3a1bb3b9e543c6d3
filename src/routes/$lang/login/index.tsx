import { createFileRoute } from '@tanstack/react-router'
import { redirectIfSignedIn } from '../../../app/guards/redirect-if-signed-in.ts'
import { usePostSignInRedirect } from '../../../app/guards/use-post-sign-in-redirect.ts'
import { signInSearch } from '../../../domain/sign-in/sign-in-rules.ts'
import { SignInPage } from '../../../screens/sign-in/sign-in-page.tsx'

export const Route = createFileRoute('/$lang/login/')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  component: () => <SignInPage onSignedIn={usePostSignInRedirect()} />,
})
