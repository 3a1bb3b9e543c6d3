import { createFileRoute } from '@tanstack/react-router'
import { leaveIfSignedIn, SignInPage } from '../../../app/sign-in-page.tsx'
import { signInSearch } from '../../../features/auth/sign-in-rules.ts'

export const Route = createFileRoute('/$lang/login/')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  beforeLoad: leaveIfSignedIn,
  component: SignInPage,
})
