import { useLingui } from '@lingui/react'
import { createFileRoute } from '@tanstack/react-router'
import { refusalMessage, refusalOfKey } from '../../../api/errors/refusal-messages.ts'
import { staysAfterSignIn } from '../../../app/guards/post-sign-in-redirect.ts'
import { redirectIfSignedIn } from '../../../app/session/redirect-if-signed-in.ts'
import { failureInPath, mayBeKey, signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { SignIn } from './-sign-in.tsx'

/** Any path below `/login/` that is no screen of its own is sign-in, perhaps with a failure. */
export const Route = createFileRoute('/$lang/login/$')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  loader: async ({ location: { pathname } }) => {
    const failure = staysAfterSignIn(pathname) ? undefined : failureInPath(pathname)
    const refusal = failure && mayBeKey(failure) ? await refusalOfKey(failure) : undefined
    return { refusal, failure }
  },
  component: SignInBelow,
})

function SignInBelow() {
  // Drawn again in another language.
  useLingui()
  const { refusal, failure } = Route.useLoaderData()
  return <SignIn failure={refusal ? refusalMessage(refusal) : failure} />
}
