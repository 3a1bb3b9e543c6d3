import { pathWithFacts } from '../../mocks/scenarios/path-with-facts.ts'
import { defaultScenario } from '../../mocks/scenarios/scenario-list.ts'
import { parseScenarioRequest, withRecording } from '../../mocks/scenarios/scenario-request.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { loadOnce } from '../load-once.ts'
import type { StoryAddress } from './story-addresses.ts'

/**
 * The folder of a built Storybook, or the default port in development. `VITE_PORTAL_URL` overrides
 * it (with a trailing slash).
 */
function portalUrl(): string {
  const { DEV, VITE_PORTAL_URL } = import.meta.env
  const development = `http://${globalThis.location.hostname}:5173/`
  return VITE_PORTAL_URL ?? (DEV ? development : new URL('..', document.baseURI).href)
}

/** Resolves facts of the world to identities, which addresses of the portal need. */
export async function portalAddress(
  { path, world }: Pick<StoryAddress, 'path' | 'world'>,
  language: SiteLanguage,
  portal = portalUrl(),
): Promise<string> {
  const request = await withRecording(parseScenarioRequest(world))
  const isPlain = pathWithFacts(path, {}) === path
  const { facts } = isPlain ? { facts: {} } : await loadOnce(request)
  const [pathname, search = ''] = pathWithFacts(path, facts).split('?')
  const settings = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(world)) settings.append(name, value)
  if (request.scenario === undefined) settings.set('scenario', defaultScenario)
  if (request.now === undefined) settings.set('now', new Date(fixedNow).toISOString())
  return `${portal}${language}${pathname}?${settings}`
}
