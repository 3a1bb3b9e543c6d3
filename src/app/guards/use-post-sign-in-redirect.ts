import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import { signInSearch } from '../../features/auth/sign-in-rules.ts'
import { isSiteLanguage } from '../../i18n/locales.ts'
import { changePerson } from '../session/change-user.ts'
import { tellTabs } from '../session/session-channel.ts'
import { wayTo } from './navigation-target.ts'
import { bare, landingOf } from './post-sign-in-redirect.ts'

type Answer = { user: User | null; redirectUri: string | null }

/** What to do with the answer of a sign-in: the person comes in, and goes where the visit leads. */
export function useArrival(): (answer: Answer) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language, application } = useRouteContext({ from: '/$lang' })
  const page = useLocation({ select: ({ pathname }) => bare(pathname) })
  const hosts = application.config.redirectHosts
  return async ({ user, redirectUri }) => {
    // The page in another language may have been chosen, and not be there yet.
    const { pathname, search: asked } = router.latestLocation
    const [, first] = pathname.split('/')
    const spoken = isSiteLanguage(first) ? first : language
    const search = signInSearch(asked)
    const way = wayTo(landingOf({ language: spoken, pathname, user, search, redirectUri, hosts }))
    // Who clicked a link while the call ran wants to be there.
    const goes = bare(pathname) === page
    // A load of the whole page finds out itself who has come; but it may be one of another site.
    if (user && goes && way.reloadDocument) tellTabs(user)
    else if (user) changePerson(queryClient, user)
    if (goes) await router.navigate({ ...way, replace: true })
  }
}
