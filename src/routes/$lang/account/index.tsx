import { useLingui } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { accountQuery, type User, userQuery } from '../../../api/account.ts'
import { navigationTarget } from '../../../app/guards/navigation-target.ts'
import { postSignInTarget } from '../../../app/guards/post-sign-in-redirect.ts'
import { useSignOut } from '../../../app/session/sign-out.ts'
import { currencySaved, detailsSaved } from '../../../domain/account/details-saved.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { signInSearch } from '../../../domain/sign-in/sign-in-rules.ts'
import { AccountScreen } from '../../../features/account/account-screen.tsx'
import { AccountCompletionScreen } from '../../../features/account/details/account-completion-screen.tsx'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'

export const Route = createFileRoute('/$lang/account/')({
  staticData: { access: 'signed-in' },
  validateSearch: signInSearch,
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(accountQuery())),
  component: Account,
})

function Account() {
  const { t } = useLingui()
  const router = useRouter()
  const signOut = useSignOut()
  const { queryClient, language, application } = Route.useRouteContext()
  const user = useUser()
  const [incomplete, setIncomplete] = useState<User | null>(null)
  // Keeps the form mounted after saving, until the page changes.
  if (!incomplete && user?.missingFields) setIncomplete(user)
  const { redirect = '' } = Route.useSearch()
  const finish = async (saved: User) => {
    if (!saved.active) return signOut()
    queryClient.setQueryData(userQuery().queryKey, saved)
    showMessage(detailsSaved)
    const hosts = application.config.redirectHosts
    const { pathname } = router.latestLocation
    const visit = { language, pathname, user: saved, search: { redirect }, hosts }
    await router.navigate({
      ...navigationTarget(postSignInTarget({ ...visit, redirectUri: null })),
      replace: true,
    })
  }
  const applyChanges = async (saved: User) => {
    if (!saved.active) {
      await signOut()
      const text = () => t`Your account has been closed. Thank you for working with us.`
      return showMessage({ key: 'account-closed', kind: 'success', text })
    }
    queryClient.setQueryData(userQuery().queryKey, saved)
    const isSameCurrency = saved.currencyIso === user?.currencyIso
    // Loaded amounts are in the previous currency.
    if (!isSameCurrency) void queryClient.invalidateQueries()
    showMessage(isSameCurrency ? detailsSaved : currencySaved(saved.currency))
  }
  if (!incomplete) {
    return user ? (
      <AccountScreen application={application} user={user} onSaved={applyChanges} />
    ) : null
  }
  return (
    <AccountCompletionScreen
      application={application}
      user={incomplete}
      onSaved={finish}
      onSignOut={signOut}
    />
  )
}
