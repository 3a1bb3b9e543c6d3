import { useLingui } from '@lingui/react'
import { createFileRoute } from '@tanstack/react-router'
import { refusalMessage, refusalOfKey } from '../../../api/errors/refusal-messages.ts'
import { redirectIfSignedIn } from '../../../app/guards/redirect-if-signed-in.ts'
import { usePostSignInRedirect } from '../../../app/guards/use-post-sign-in-redirect.ts'
import { failureInPath, isKeyShaped, signInSearch } from '../../../domain/sign-in/sign-in-rules.ts'
import { isPartnerPath } from '../../../features/sign-in/partner-path.ts'
import { SignInPage } from '../../../screens/sign-in/sign-in-page.tsx'

export const Route = createFileRoute('/$lang/login/$')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: async ({ location: { pathname } }) => {
    const failure = isPartnerPath(pathname) ? undefined : failureInPath(pathname)
    const refusal = failure && isKeyShaped(failure) ? await refusalOfKey(failure) : undefined
    return { refusal, failure }
  },
  component: SignInBelow,
})

function SignInBelow() {
  // Renders again when the language changes.
  useLingui()
  const { refusal, failure } = Route.useLoaderData()
  return (
    <SignInPage
      failure={refusal ? refusalMessage(refusal) : failure}
      onSignedIn={usePostSignInRedirect()}
    />
  )
}
