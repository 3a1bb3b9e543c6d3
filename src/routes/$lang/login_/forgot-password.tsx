import { createFileRoute } from '@tanstack/react-router'
import { signInSearch } from '../../../domain/sign-in/sign-in-rules.ts'
import { ForgotPasswordScreen } from '../../../features/password-reset/forgot-password-screen.tsx'

export const Route = createFileRoute('/$lang/login_/forgot-password')({
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
