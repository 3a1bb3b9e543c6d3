import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import { signInSearch } from '../../features/auth/sign-in-rules.ts'
import { isSiteLanguage } from '../../i18n/locales.ts'
import { changeUser } from '../session/change-user.ts'
import { publishSessionEvent } from '../session/session-channel.ts'
import { navigationTarget } from './navigation-target.ts'
import { barePath, postSignInTarget } from './post-sign-in-redirect.ts'

type Answer = { user: User | null; redirectUri: string | null }

/** What to do with the answer of a sign-in: the person comes in, and goes where the visit leads. */
export function usePostSignInRedirect(): (answer: Answer) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language, application } = useRouteContext({ from: '/$lang' })
  const page = useLocation({ select: ({ pathname }) => barePath(pathname) })
  const hosts = application.config.redirectHosts
  return async ({ user, redirectUri }) => {
    // The page in another language may have been chosen, and not be there yet.
    const { pathname, search: asked } = router.latestLocation
    const [, first] = pathname.split('/')
    const spoken = isSiteLanguage(first) ? first : language
    const search = signInSearch(asked)
    const way = navigationTarget(
      postSignInTarget({ language: spoken, pathname, user, search, redirectUri, hosts }),
    )
    // Who clicked a link while the call ran wants to be there.
    const goes = barePath(pathname) === page
    // A load of the whole page finds out itself who has come; but it may be one of another site.
    if (user && goes && way.reloadDocument) publishSessionEvent(user)
    else if (user) changeUser(queryClient, user)
    if (goes) await router.navigate({ ...way, replace: true })
  }
}
