import type { Instant } from '../../../src/lib/instant.ts'
import { isoOf } from '../../world/clock/world-calendar.ts'
import type { World } from '../../world/galley-world.ts'
import { stateOf } from '../../world/world-state.ts'
import { recipientAt } from '../emails/mail-recipients.ts'
import { orderDeadlineMail } from '../emails/order-deadline-mail.ts'
import { sendMail } from '../emails/send-mail.ts'
import { usualDeadline } from '../rules/orders/order-deadline.ts'
import { recipientsOf } from '../rules/orders/order-recipients.ts'
import { dueAfter } from '../rules/pricing/working-calendar.ts'
import { siteZone } from '../rules/site-zone.ts'

const proposedAfterWorkingDays = 1

export function proposeDeadlines(world: World, now: Instant): void {
  const site = stateOf(world).application.localization.code
  for (const row of [...world.orders.in('undated', true).rows()]) {
    const { identity, owner, order, placed, receivedAt } = row
    const proposedAt = dueAfter(site, receivedAt, proposedAfterWorkingDays)
    if (proposedAt > now) break
    const due = usualDeadline(world, placed, proposedAt)
    world.orders.update(identity, {
      order: { ...order, deadline: isoOf(due), deadlineAvailable: true },
    })
    const user = world.users.get(owner)
    if (!user) continue
    const data = { externalId: identity, title: order.title, due, zone: siteZone(world) }
    for (const to of recipientsOf(world, row, user.email)) {
      const reader = recipientAt(world, to, user.account.language)
      sendMail(world, proposedAt, orderDeadlineMail(reader, data))
    }
  }
}
