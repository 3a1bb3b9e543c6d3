import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../../../features/auth/password/forgot-password-screen.tsx'
import { signInSearch } from '../../../features/auth/sign-in-rules.ts'

export const Route = createFileRoute('/$lang/login/forgot-password')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  component: ForgotPassword,
})

function ForgotPassword() {
  const { application } = Route.useRouteContext()
  return (
    <ForgotPasswordScreen
      byPassword={application.localAuthenticationEnabled}
      search={Route.useSearch()}
    />
  )
}
