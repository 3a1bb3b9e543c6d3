import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import { recipientAt } from '../emails/mail-recipients.ts'
import { orderCompletedMail } from '../emails/order-completed-mail.ts'
import { sendMail } from '../emails/send-mail.ts'
import { recipientsOf } from '../rules/orders/order-recipients.ts'
import { newlyCompletedOrders } from './completed-orders.ts'

export function notifyCompletedOrders(world: World, now: Instant): void {
  for (const { row, doneAt } of newlyCompletedOrders(world, now)) {
    const { identity, owner, order } = row
    world.orders.update(identity, { completionNotified: true })
    const user = world.users.get(owner)
    if (!user) continue
    const { language, fullName, overrideDownloadAvailable } = user.account
    const data = {
      externalId: identity,
      title: order.title,
      author: fullName,
      canDownload: order.paid || overrideDownloadAvailable,
    }
    for (const to of recipientsOf(world, row, user.email)) {
      sendMail(world, doneAt, orderCompletedMail(recipientAt(world, to, language), data))
    }
  }
}
