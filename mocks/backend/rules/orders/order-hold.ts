import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { recipientOf } from '../../emails/mail-recipients.ts'
import { orderQuestionMail } from '../../emails/order-question-mail.ts'
import { sendMail } from '../../emails/send-mail.ts'
import { deadlineOf } from './order-deadline.ts'

export function askOwner(world: World, { identity, owner, order }: OrderRow, now: Instant): void {
  const user = world.users.get(owner)
  if (!user) return
  const question = { externalId: identity, title: order.title }
  sendMail(world, now, orderQuestionMail(recipientOf(user), question))
}

export function answerQuestion(world: World, number: string, email: string, now: Instant): void {
  const row = world.orders.get(number.toUpperCase())
  const user = row && world.users.get(row.owner)
  if (row?.order.status !== 'On Hold' || user?.email !== email) return
  const { lines, wordCount } = row.placed
  const deadline = deadlineOf({ world, user, now }, lines, wordCount)
  const resumed = { status: 'In Progress', deadline, deadlineAvailable: deadline !== null } as const
  world.orders.update(row.identity, { order: { ...row.order, ...resumed }, receivedAt: now })
}
