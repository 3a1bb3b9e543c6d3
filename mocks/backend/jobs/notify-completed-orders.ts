import type { World } from '../../world/galley-world.ts'
import type { OrderRow } from '../../world/rows.ts'
import { readerAt } from '../emails/mail-readers.ts'
import { orderCompletedMail } from '../emails/order-completed-mail.ts'
import { sendMail } from '../emails/send-mail.ts'
import { isToldTo } from '../rules/pricing/order-mails.ts'

/** The owner and the addresses that the owner added, without duplicates. */
export function readersOf(world: World, { identity, owner }: OrderRow, email: string): Set<string> {
  const others = world.orderNotices.get(identity)?.emails ?? []
  const form = world.orderForms.in('byOwner', owner).filter((one) => one.orderedAs === identity)
  const isTold = [...form.rows()].every(isToldTo)
  return new Set(isTold ? [email.toLowerCase(), ...others] : others)
}

/** Sends one mail for each order completed by `now` (epoch milliseconds). */
export function tellOfCompletions(world: World, now: number): void {
  for (const row of [...world.orders.in('untold', true).rows()]) {
    const { identity, owner, order } = row
    const doneAt = order.deadline === null ? now : Date.parse(order.deadline)
    if (doneAt > now) return
    world.orders.update(identity, { told: true })
    const user = world.users.get(owner)
    if (!user) continue
    const { language, fullName, overrideDownloadAvailable } = user.account
    const given = {
      externalId: identity,
      title: order.title,
      author: fullName,
      canDownload: order.paid || overrideDownloadAvailable,
    }
    for (const to of readersOf(world, row, user.email)) {
      sendMail(world, doneAt, orderCompletedMail(readerAt(world, to, language), given))
    }
  }
}
