import { pathWithFacts } from '../../mocks/scenarios/path-with-facts.ts'
import { defaultScenario } from '../../mocks/scenarios/scenario-list.ts'
import { parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { fixedNow } from '../../mocks/world/fixed-now.ts'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { loadOnce } from '../load-once.ts'
import type { StoryPlace } from './story-addresses.ts'

/**
 * Where the portal runs with its mock backend: the folder that a built Storybook lies in, or the
 * usual port of this machine while both are being developed; `VITE_PORTAL_URL` names another place
 * (with a slash at the end).
 */
function portalPlace(): string {
  const { DEV, VITE_PORTAL_URL } = import.meta.env
  const development = `http://${globalThis.location.hostname}:5173/`
  return VITE_PORTAL_URL ?? (DEV ? development : new URL('..', document.baseURI).href)
}

/**
 * The state that a story begins with, as an address of the portal, which knows a row by its identity
 * alone: what the story calls by a fact of its world is found there first.
 */
export async function portalAddress(
  { path, world }: Pick<StoryPlace, 'path' | 'world'>,
  language: SiteLanguage,
  portal = portalPlace(),
): Promise<string> {
  const asked = parseScenarioRequest(world)
  const isPlain = pathWithFacts(path, {}) === path
  const { facts } = isPlain ? { facts: {} } : await loadOnce(asked)
  const [pathname, search = ''] = pathWithFacts(path, facts).split('?')
  const settings = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(world)) settings.append(name, value)
  if (asked.scenario === undefined) settings.set('scenario', defaultScenario)
  if (asked.now === undefined) settings.set('now', new Date(fixedNow).toISOString())
  return `${portal}${language}${pathname}?${settings}`
}
