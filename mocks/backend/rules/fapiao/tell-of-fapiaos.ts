import type { World } from '../../../world/galley-world.ts'
import { fapiaoIssuedAfter } from '../../catalogue/fapiao-services.ts'
import { fapiaoIssuedMail } from '../../mails/fapiao-issued-mail.ts'
import { readerAt } from '../../mails/mail-readers.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { workBegins } from './order-fapiao.ts'
import { shownFapiao } from './shown-fapiao.ts'

/** Sends each fapiao that is issued by now (epoch milliseconds) to its contact, once. */
export function tellOfFapiaos(world: World, now: number): void {
  for (const row of [...world.fapiaos.in('untold', true).rows()]) {
    const issuedAt = workBegins(world, row) + fapiaoIssuedAfter
    // One that waits for its order to be completed does not hold up those that were asked for later.
    if (issuedAt > now) continue
    const { number, url, organizationName } = shownFapiao(world, row, now)
    const language = world.users.get(row.owner)?.account.language ?? 'cn'
    world.fapiaos.update(row.identity, { told: true })
    if (number === null || url === null) continue
    const reader = readerAt(world, row.contactEmail, language)
    sendMail(world, issuedAt, fapiaoIssuedMail(reader, { number, url, organizationName }))
  }
}
