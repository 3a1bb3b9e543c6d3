import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '../../../api/account.ts'
import { documentAddress } from '../../../app/guards/navigation-target.ts'
import { usePostSignInRedirect } from '../../../app/guards/use-post-sign-in-redirect.ts'
import { signInSearch } from '../../../domain/sign-in/sign-in-rules.ts'
import { ResetPasswordScreen } from '../../../features/password-reset/reset-password-screen.tsx'
import { safeAddress } from '../../../lib/url/safe-address.ts'

// Signed-in users change their password by the same link.
export const Route = createFileRoute('/$lang/login_/reset-password/$hash/$userIdentity')({
  staticData: { access: 'anyone' },
  validateSearch: signInSearch,
  component: ResetPassword,
})

function ResetPassword() {
  const { application, user } = Route.useRouteContext()
  const { hash, userIdentity } = Route.useParams()
  const queryClient = useQueryClient()
  const redirectAfterSignIn = usePostSignInRedirect()
  const onChanged = async ({ redirectUri }: { redirectUri: string }) => {
    const changed = await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 }).catch(() => null)
    if (changed) return redirectAfterSignIn({ user: changed, redirectUri })
    // The server has signed the user in; the application's start loads them with retries.
    const address = safeAddress(redirectUri, application.config.redirectHosts) ?? '/'
    globalThis.location.replace(documentAddress(address))
  }
  return (
    <ResetPasswordScreen
      key={hash}
      byPassword={application.localAuthenticationEnabled}
      minimumLength={application.config.minimumPasswordLength}
      link={{ oneTimeLoginHash: hash, userIdentity }}
      email={user?.identity === userIdentity ? user.email : undefined}
      search={Route.useSearch()}
      onChanged={onChanged}
    />
  )
}
