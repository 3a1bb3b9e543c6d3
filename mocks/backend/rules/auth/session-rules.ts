import type { World } from '../../../world/galley-world.ts'
import type { UserRow } from '../../../world/rows.ts'
import { adoptAnonymousWork } from './adopt-anonymous-work.ts'

/** Signs a session in and transfers its anonymous work. */
export function signIn(world: World, token: string, user: UserRow): void {
  world.sessions.update(token, { userIdentity: user.identity, wrongPasswords: [] })
  adoptAnonymousWork(world, token, user.identity)
}

/** Signs a person out everywhere, except in one session. */
export function endSessions(world: World, userIdentity: string, kept?: string): void {
  for (const { token } of [...world.sessions.in('byUser', userIdentity).rows()]) {
    if (token !== kept) world.sessions.update(token, { userIdentity: null })
  }
}
