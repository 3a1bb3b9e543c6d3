import type { World } from '../../world/galley-world.ts'
import type { SessionRow } from '../../world/rows/rows.ts'
import { stateOf } from '../../world/world-state.ts'

/** An unknown or missing token gets a new anonymous session. */
export function openSession(world: World, token: string | undefined): SessionRow {
  const existing = token === undefined ? undefined : world.sessions.get(token)
  if (existing) return existing
  const { language } = stateOf(world).application.localization
  const made = `session-${world.next('sessions')}`
  return world.sessions.insert({ token: made, userIdentity: null, language, wrongPasswords: [] })
}
