import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type User, userQuery } from '../../api/account.ts'
import { type Application, applicationQuery, updateLanguage } from '../../api/application.ts'
import { activate, loadLanguage } from '../../i18n/activate.ts'
import { isSiteLanguage, type SiteLanguage, tagOf } from '../../i18n/locales.ts'
import type { WithUnlisted } from '../../lib/unlisted.ts'
import { externalRedirect } from './external-redirect.ts'
import { legacyRedirect } from './legacy-redirects.ts'
import { type Access, type Feature, type GuardResult, runGuards } from './route-guards.ts'
import type { RouterContext } from './route-register.ts'
import { rememberLanguage, siteLanguage } from './site-language.ts'

type BeforeRouteInput = {
  params: { lang: string }
  location: { href: string; pathname: string }
  preload: boolean
  /** The innermost route's static data; anyone may open a path without a route. */
  access?: Access
  feature?: Feature
  context: RouterContext
}

export type BeforeRouteResult = {
  language: SiteLanguage
  application: Application
  user: User | null
}

async function switchLanguage(language: SiteLanguage, preload: boolean): Promise<void> {
  const tag = tagOf(language)
  // Hovering a link to another language must not switch the page.
  if (preload) return loadLanguage(tag)
  rememberLanguage(language)
  if (i18n.locale !== tag) await activate(tag)
}

function ensureStartData(queryClient: QueryClient): Promise<[Application, User | null]> {
  return Promise.all([
    queryClient.ensureQueryData({ ...applicationQuery(), revalidateIfStale: true }),
    queryClient.ensureQueryData({ ...userQuery(), revalidateIfStale: true }),
  ])
}

function syncServerLanguage(queryClient: QueryClient, language: SiteLanguage): void {
  const { queryKey } = applicationQuery()
  const cache = (siteLanguage: WithUnlisted<SiteLanguage>) =>
    queryClient.setQueryData(queryKey, (current) => current && { ...current, siteLanguage })
  const before = queryClient.getQueryData(queryKey)?.siteLanguage
  if (before === undefined || before === language) return
  cache(language)
  // The page has switched already; the server gets the next change.
  updateLanguage(language).catch(() => cache(before))
}

/** A warning needs no redirect: its page replaces every screen. */
async function applyRedirect(
  result: GuardResult | undefined,
  language: SiteLanguage,
  preload: boolean,
): Promise<void> {
  if (!result || result.kind === 'warning') return
  if (result.kind === 'leave') {
    if (preload) return
    const { site, address } = result
    externalRedirect.set({ site, address })
    return new Promise(() => {})
  }
  const search = result.search ? `?${new URLSearchParams(result.search)}` : ''
  throw redirect({ href: `/${language}${result.path}${search}`, replace: true })
}

export async function beforeRoute({
  params,
  location,
  preload,
  access = 'anyone',
  feature,
  context,
}: BeforeRouteInput): Promise<BeforeRouteResult> {
  const language = params.lang
  if (!isSiteLanguage(language)) {
    const site = siteLanguage(context.queryClient)
    throw redirect({ href: `/${site}${location.href}`, replace: true })
  }
  const legacyTarget = legacyRedirect(location.href)
  if (legacyTarget) throw redirect({ href: legacyTarget, replace: true })
  const { queryClient } = context
  const [[application, user]] = await Promise.all([
    ensureStartData(queryClient),
    switchLanguage(language, preload),
  ])
  if (!preload) syncServerLanguage(queryClient, language)
  const path = location.pathname.slice(language.length + 1) || '/'
  const { href } = location
  const result = runGuards({ language, href, path, access, feature, application, user })
  await applyRedirect(result, language, preload)
  return { language, application, user }
}
