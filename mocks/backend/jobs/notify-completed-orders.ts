import type { World } from '../../world/galley-world.ts'
import type { OrderRow } from '../../world/rows/rows.ts'
import { recipientAt } from '../emails/mail-recipients.ts'
import { orderCompletedMail } from '../emails/order-completed-mail.ts'
import { sendMail } from '../emails/send-mail.ts'
import { isOwnerNotified } from '../rules/pricing/order-mails.ts'
import { newlyCompletedOrders } from './completed-orders.ts'

/** The owner and the addresses that the owner added, without duplicates. */
export function recipientsOf(
  world: World,
  { identity, owner }: OrderRow,
  email: string,
): Set<string> {
  const others = world.orderNotices.get(identity)?.emails ?? []
  const form = world.orderForms
    .in('byOwner', owner)
    .filter((orderForm) => orderForm.orderedAs === identity)
  const notifiesOwner = [...form.rows()].every(isOwnerNotified)
  return new Set(notifiesOwner ? [email.toLowerCase(), ...others] : others)
}

/** Sends one mail for each order completed by `now` (epoch milliseconds). */
export function notifyCompletedOrders(world: World, now: number): void {
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
