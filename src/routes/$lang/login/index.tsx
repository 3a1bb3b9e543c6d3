import { createFileRoute } from '@tanstack/react-router'
import { redirectIfSignedIn } from '../../../app/session/redirect-if-signed-in.ts'
import { signInSearch } from '../../../features/auth/sign-in-rules.ts'
import { SignIn } from './-sign-in.tsx'

export const Route = createFileRoute('/$lang/login/')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: redirectIfSignedIn,
  component: SignIn,
})
