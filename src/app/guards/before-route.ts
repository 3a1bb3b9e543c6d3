import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type User, userQuery } from '../../api/account.ts'
import { type Application, applicationQuery, updateLanguage } from '../../api/application.ts'
import { activate, keepAreas, loadCatalogue } from '../../i18n/activate.ts'
import type { FeatureArea } from '../../i18n/areas.ts'
import { isSiteLanguage, type SiteLanguage, tagOf } from '../../i18n/locales.ts'
import { setLeaving } from '../pages/leaving.ts'
import type { RouterContext } from '../startup/route-register.ts'
import { rememberLanguage, siteLanguage } from '../startup/site-language.ts'
import { legacyRedirect } from './legacy-redirects.ts'
import { type Access, type Feature, type GuardResult, runGuards } from './route-guards.ts'

type Entry = {
  params: { lang: string }
  location: { href: string; pathname: string }
  preload: boolean
  /** The innermost route's static data; anyone may open a path without a route. */
  access?: Access
  feature?: Feature
  words?: readonly FeatureArea[]
  context: RouterContext
}

export type BeforeRouteResult = {
  language: SiteLanguage
  application: Application
  user: User | null
}

async function speak(language: SiteLanguage, preload: boolean): Promise<void> {
  const tag = tagOf(language)
  // Hovering a link to another language must not switch the page.
  if (preload) return loadCatalogue(tag)
  rememberLanguage(language)
  await (i18n.locale === tag ? loadCatalogue(tag) : activate(tag))
}

function loaded(queryClient: QueryClient): Promise<[Application, User | null]> {
  return Promise.all([
    queryClient.ensureQueryData({ ...applicationQuery(), revalidateIfStale: true }),
    queryClient.ensureQueryData({ ...userQuery(), revalidateIfStale: true }),
  ])
}

function tellServer(queryClient: QueryClient, language: SiteLanguage): void {
  const { queryKey } = applicationQuery()
  const keep = (siteLanguage: SiteLanguage) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, siteLanguage })
  const before = queryClient.getQueryData(queryKey)?.siteLanguage
  if (before === undefined || before === language) return
  keep(language)
  // The page has switched already; the server is told again at the next change.
  updateLanguage(language).catch(() => keep(before))
}

/** A warning needs no redirect: its page replaces every screen. */
export async function applyRedirect(
  verdict: GuardResult | undefined,
  language: SiteLanguage,
  preload: boolean,
): Promise<void> {
  if (!verdict || verdict.kind === 'warning') return
  if (verdict.kind === 'leave') {
    if (preload) return
    const { place, address } = verdict
    setLeaving({ place, address })
    return new Promise(() => {})
  }
  const search = verdict.search ? `?${new URLSearchParams(verdict.search)}` : ''
  throw redirect({ href: `/${language}${verdict.path}${search}`, replace: true })
}

/** Runs before every route: language, legacy redirects, application, user and guards. */
export async function beforeRoute({
  params,
  location,
  preload,
  access = 'anyone',
  feature,
  words = [],
  context,
}: Entry): Promise<BeforeRouteResult> {
  const language = params.lang
  if (!isSiteLanguage(language)) {
    const site = siteLanguage(context.queryClient)
    throw redirect({ href: `/${site}${location.href}`, replace: true })
  }
  const moved = legacyRedirect(location.href)
  if (moved) throw redirect({ href: moved, replace: true })
  const { queryClient } = context
  keepAreas(words)
  const [[application, user]] = await Promise.all([loaded(queryClient), speak(language, preload)])
  if (!preload) tellServer(queryClient, language)
  const path = location.pathname.slice(language.length + 1) || '/'
  const { href } = location
  const verdict = runGuards({ language, href, path, access, feature, application, user })
  await applyRedirect(verdict, language, preload)
  return { language, application, user }
}
