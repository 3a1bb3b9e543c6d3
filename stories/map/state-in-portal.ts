import { fixedNow } from '../../mocks/fixed-now.ts'
import { defaultScenario } from '../../mocks/scenarios/scenario-list.ts'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import type { StoryPlace } from './story-places.ts'

/**
 * Where the portal runs with its pretend backend: the folder that a built Storybook lies in, or the
 * usual port of this machine while both are being developed; `VITE_PORTAL_URL` names another place
 * (with a slash at the end).
 */
function portalPlace(): string {
  const { DEV, VITE_PORTAL_URL } = import.meta.env
  const development = `http://${globalThis.location.hostname}:5173/`
  return VITE_PORTAL_URL ?? (DEV ? development : new URL('..', document.baseURI).href)
}

/** The state that a story begins with, as an address of the portal. */
export function portalAddress(
  { path, world }: Pick<StoryPlace, 'path' | 'world'>,
  language: SiteLanguage,
  place = portalPlace(),
): string {
  const [pathname, search = ''] = path.split('?')
  const settings = new URLSearchParams(search)
  const given = new URLSearchParams(world)
  for (const [name, value] of given) settings.append(name, value)
  if (!given.has('scenario') && !given.has('at')) settings.set('scenario', defaultScenario)
  if (!given.has('now')) settings.set('now', new Date(fixedNow).toISOString())
  return `${place}${language}${pathname}?${settings}`
}
