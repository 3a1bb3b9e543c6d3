import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../../app/later-page.tsx'
import { findLaterScreen } from '../../../app/later-screens.ts'
import { leaveIfSignedIn } from '../../../app/leave-if-signed-in.ts'
import { failureInPath, signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { SignIn } from './-sign-in.tsx'

export const Route = createFileRoute('/$lang/login/$')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: leaveIfSignedIn,
  component: SignInBelow,
})

/** Reset and forgotten password below `/login/`; any other path there is sign-in. */
function SignInBelow() {
  const { _splat = '' } = Route.useParams()
  const later = findLaterScreen(`login/${_splat}`)
  return later ? <LaterPage screen={later} /> : <SignIn failure={failureInPath(_splat)} />
}
