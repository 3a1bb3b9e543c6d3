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
  /** What the innermost route says of itself; anyone may come where there is no route. */
  access?: Access
  feature?: Feature
  words?: readonly FeatureArea[]
  context: RouterContext
}

/** What every screen knows of the person, the site and its language. */
export type BeforeRouteResult = {
  language: SiteLanguage
  application: Application
  user: User | null
}

async function speak(language: SiteLanguage, preload: boolean): Promise<void> {
  const tag = tagOf(language)
  // Pointing at a link to another language must not switch the page.
  if (preload) return loadCatalogue(tag)
  rememberLanguage(language)
  await (i18n.locale === tag ? loadCatalogue(tag) : activate(tag))
}

/** What the start has loaded; what is older than ten minutes is loaded again behind the page. */
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
  // The page speaks the language already; the server hears of it again at the next change.
  updateLanguage(language).catch(() => keep(before))
}

/**
 * Goes where a verdict leads. A warning leads nowhere: its page stands in place of every screen.
 * Once the page leaves, nothing more of it is loaded; pointing at a link leaves nothing.
 */
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

/**
 * What happens before any screen opens: the language of the address, application and user, and the
 * guards. Throws a redirect where a guard leads elsewhere.
 */
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
