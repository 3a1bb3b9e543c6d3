import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import type { MailRow } from '../../world/rows/rows.ts'

export type Mail = Omit<MailRow, 'identity' | 'createdAt'>

export function sendMail(world: World, now: Instant, mail: Mail): MailRow {
  const identity = `mail-${world.next('mails')}`
  return world.mails.insert({ ...mail, to: mail.to.toLowerCase(), identity, createdAt: now })
}
