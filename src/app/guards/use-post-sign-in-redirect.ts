import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import type { SignInAnswer } from '../../api/auth/log-in.ts'
import { signInSearchFrom } from '../../domain/sign-in/sign-in-rules.ts'
import { isSiteLanguage } from '../../i18n/locales.ts'
import { changeUser } from '../session/change-user.ts'
import { publishSessionEvent } from '../session/session-channel.ts'
import { navigationTarget } from './navigation-target.ts'
import { barePath, postSignInTarget } from './post-sign-in-redirect.ts'

export function usePostSignInRedirect(): (answer: SignInAnswer) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { language, application } = useRouteContext({ from: '/$lang' })
  const page = useLocation({ select: ({ pathname }) => barePath(pathname) })
  const hosts = application.config.redirectHosts
  return async ({ user, redirectUri }) => {
    // A pending language switch counts already.
    const { pathname } = router.latestLocation
    const [, first] = pathname.split('/')
    const pageLanguage = isSiteLanguage(first) ? first : language
    const search = signInSearchFrom(router.latestLocation)
    const target = navigationTarget(
      postSignInTarget({ language: pageLanguage, pathname, user, search, redirectUri, hosts }),
    )
    // A link clicked during the call wins.
    const isStillHere = barePath(pathname) === page
    // A document load finds the user itself, unless it is of another site.
    if (user && isStillHere && target.reloadDocument) publishSessionEvent(user)
    else if (user) changeUser(queryClient, user)
    if (isStillHere) await router.navigate({ ...target, replace: true })
  }
}
