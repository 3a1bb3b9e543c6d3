import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import type { User } from '../api/account.ts'
import { landingOf } from './landing.ts'
import { changePerson } from './person-change.ts'
import { tellTabs } from './tell-tabs.ts'
import { wayTo } from './way-to.ts'

type Answer = { user: User | null; redirectUri: string | null }

/** What to do with the answer of a sign-in: the person comes in, and goes where the visit leads. */
export function useArrival(): (answer: Answer) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language, application } = useRouteContext({ from: '/$lang' })
  const { redirect, origin } = useSearch({ strict: false })
  const pathname = useLocation({ select: (location) => location.pathname })
  const hosts = application.config.redirectHosts
  return async ({ user, redirectUri }) => {
    const search = { redirect, origin }
    const way = wayTo(landingOf({ language, pathname, user, search, redirectUri, hosts }))
    // Who clicked a link while the call ran wants to be there.
    const goes = router.latestLocation.pathname === pathname
    // A load of the whole page finds out itself who has come; but it may be one of another site.
    if (user && goes && way.reloadDocument) tellTabs(user)
    else if (user) changePerson(queryClient, user)
    if (goes) await router.navigate({ ...way, replace: true })
  }
}
