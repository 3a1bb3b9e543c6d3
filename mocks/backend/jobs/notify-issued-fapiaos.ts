import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import { fapiaoIssuedMail } from '../emails/fapiao-issued-mail.ts'
import { recipientAt } from '../emails/mail-recipients.ts'
import { sendMail } from '../emails/send-mail.ts'
import { fapiaoIssuedAfter } from '../reference-data/payment/fapiao-services.ts'
import { workBegins } from '../rules/fapiao/order-fapiao.ts'
import { shownFapiao } from '../rules/fapiao/shown-fapiao.ts'

export function notifyIssuedFapiaos(world: World, now: Instant): void {
  // Work on none begins before its request.
  const before = now - fapiaoIssuedAfter + 1
  for (const row of [...world.fapiaos.in('unnotified', true, { before }).rows()]) {
    const issuedAt = workBegins(world, row) + fapiaoIssuedAfter
    // Rows are not sorted by issue date: one may wait for its order's completion.
    if (issuedAt > now) continue
    const { number, url, organizationName } = shownFapiao(world, row, now)
    const language = world.users.get(row.owner)?.account.language ?? 'cn'
    world.fapiaos.update(row.identity, { notified: true })
    if (number === null || url === null) continue
    const reader = recipientAt(world, row.contactEmail, language)
    sendMail(world, issuedAt, fapiaoIssuedMail(reader, { number, url, organizationName }))
  }
}
