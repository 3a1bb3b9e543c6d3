import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import type { User } from '../api/account.ts'
import { signInSearch } from '../features/auth/sign-in-rules.ts'
import { isSiteLanguage } from '../i18n/locales.ts'
import { landingOf } from './landing.ts'
import { changePerson } from './person-change.ts'
import { tellTabs } from './tell-tabs.ts'
import { wayTo } from './way-to.ts'

type Answer = { user: User | null; redirectUri: string | null }

/** A path by the language that it begins with, where it begins with one, and what follows. */
function partsOf(pathname: string) {
  const [, first = ''] = pathname.split('/')
  return isSiteLanguage(first)
    ? { language: first, below: pathname.slice(first.length + 1) }
    : { below: pathname }
}

/** What to do with the answer of a sign-in: the person comes in, and goes where the visit leads. */
export function useArrival(): (answer: Answer) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language, application } = useRouteContext({ from: '/$lang' })
  const { below } = partsOf(useLocation({ select: ({ pathname }) => pathname }))
  const hosts = application.config.redirectHosts
  return async ({ user, redirectUri }) => {
    // The page in another language may have been chosen, and not be there yet.
    const { pathname, search: asked } = router.latestLocation
    const there = { language, ...partsOf(pathname) }
    const search = signInSearch(asked)
    const visit = { language: there.language, pathname, search, hosts }
    const way = wayTo(landingOf({ ...visit, user, redirectUri }))
    // Who clicked a link while the call ran wants to be there.
    const goes = there.below === below
    // A load of the whole page finds out itself who has come; but it may be one of another site.
    if (user && goes && way.reloadDocument) tellTabs(user)
    else if (user) changePerson(queryClient, user)
    if (goes) await router.navigate({ ...way, replace: true })
  }
}
