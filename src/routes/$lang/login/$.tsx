import { useLingui } from '@lingui/react'
import { createFileRoute } from '@tanstack/react-router'
import { wordsOfKey } from '../../../api/refusal-words.ts'
import { leaveIfSignedIn } from '../../../app/leave-if-signed-in.ts'
import { failureInPath, mayBeKey, signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { SignIn } from './-sign-in.tsx'

/** Any path below `/login/` that is no screen of its own is sign-in, perhaps with a failure. */
export const Route = createFileRoute('/$lang/login/$')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: leaveIfSignedIn,
  loader: async ({ params: { _splat = '' } }) => {
    const failure = failureInPath(_splat)
    return { words: failure && mayBeKey(failure) ? await wordsOfKey(failure) : undefined, failure }
  },
  component: SignInBelow,
})

function SignInBelow() {
  const { _ } = useLingui()
  const { words, failure } = Route.useLoaderData()
  return <SignIn failure={words ? _(words) : failure} />
}
