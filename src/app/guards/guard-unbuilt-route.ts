import { t } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { afterPath } from '../../lib/after-path.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { applyRedirect } from './before-route.ts'
import { runGuards } from './route-guards.ts'
import { findUnbuiltRoute } from './unbuilt-routes.ts'

type UnbuiltRouteInput = {
  params: { _splat?: string }
  location: { href: string }
  preload: boolean
  context: { language: SiteLanguage; application: Application; user: User | null }
}

/** Applies an unbuilt route's guards; unknown researcher paths redirect to the dashboard. */
export async function guardUnbuiltRoute(input: UnbuiltRouteInput): Promise<void> {
  const { params, location, preload, context } = input
  const path = params._splat ?? ''
  const screen = findUnbuiltRoute(path)
  if (!screen && path.startsWith('researcher/')) {
    if (!preload && context.user) {
      const text = () => t`There is no page at /${path}. Here are your orders instead.`
      showMessage({ key: 'unknown-address', kind: 'info', text })
    }
    const href = `/${context.language}/researcher${afterPath(location.href)}`
    throw redirect({ href, replace: true })
  }
  if (!screen) return
  const { access, feature } = screen
  const result = runGuards({ ...context, href: location.href, path: `/${path}`, access, feature })
  await applyRedirect(result, context.language, preload)
}
