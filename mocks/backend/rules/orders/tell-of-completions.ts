import type { World } from '../../../world/galley-world.ts'
import type { OrderRow } from '../../../world/rows.ts'
import { isToldTo } from '../pricing/order-mails.ts'
import { sendMail } from '../send-mail.ts'

/** Who is told that an order is done: its owner, and whom the owner has named, each once. */
function readersOf(world: World, { identity, owner }: OrderRow, email: string): Set<string> {
  const others = world.orderNotices.get(identity)?.emails ?? []
  const form = world.orderForms.in('byOwner', owner).filter((one) => one.orderedAs === identity)
  const isTold = [...form.rows()].every(isToldTo)
  return new Set(isTold ? [email.toLowerCase(), ...others] : others)
}

/** Sends a mail for each order whose work is done by now (epoch milliseconds), once. */
export function tellOfCompletions(world: World, now: number): void {
  for (const row of [...world.orders.in('untold', true).rows()]) {
    const { identity, owner, order } = row
    const doneAt = order.deadline === null ? now : Date.parse(order.deadline)
    if (doneAt > now) return
    world.orders.update(identity, { told: true })
    const user = world.users.get(owner)
    if (!user) continue
    const { language, fullName, overrideDownloadAvailable } = user.account
    const next =
      order.paid || overrideDownloadAvailable
        ? 'Its files are ready to be downloaded.'
        : 'Its files can be downloaded as soon as it is paid.'
    for (const to of readersOf(world, row, user.email)) {
      sendMail(world, doneAt, {
        to,
        language,
        subject: `Order ${identity} is completed`,
        paragraphs: [`“${order.title}” by ${fullName} is done. ${next}`],
        links: [{ words: 'Open the order', href: `/${language}/researcher/details/${identity}` }],
      })
    }
  }
}
