import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormFiles } from '../../../world/rows/order-form-rows.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { recipientAt } from '../../emails/mail-recipients.ts'
import { orderFilesReceivedMail } from '../../emails/order-files-received-mail.ts'
import { sendMail } from '../../emails/send-mail.ts'
import { filesProblem } from '../order-form/form-files.ts'
import { type Reading, readDocuments } from '../order-form/saving/read-documents.ts'
import { siteZone } from '../site-zone.ts'
import { type OrderContext, orderNow } from './order-access.ts'
import { deadlineOf } from './order-deadline.ts'
import { recipientsOf } from './order-recipients.ts'

export function filesSent(body: Schemas['OrderFiles']): OrderFormFiles {
  return {
    main: body.mainFiles ?? [],
    mainReference: body.mainReferenceFiles ?? [],
    figures: body.figureFiles ?? [],
    figureReference: body.figureReferenceFiles ?? [],
    tables: body.tableFiles ?? [],
    tableReference: body.tableReferenceFiles ?? [],
  }
}

export function filesRefusal(
  context: OrderContext,
  row: OrderRow,
  files: OrderFormFiles,
): Schemas['OrderFilesRefusalKey'] | undefined {
  const { world, user } = context
  const { status, services } = orderNow(context, row)
  if (status !== 'Awaiting Files') return 'order-files-not-awaited'
  const { main, ...others } = files
  const beside = Object.values(others).flat()
  const needsText = services.some(({ fileType }) => fileType === 'manuscript')
  if (main.length === 0 && (needsText || beside.length === 0)) return 'order-files-missing'
  const problem =
    filesProblem(world, user.identity, main, 'manuscript') ??
    filesProblem(world, user.identity, beside, 'other')
  if (problem === undefined) return undefined
  return problem === 'order-form-file-not-found'
    ? 'order-file-not-found'
    : 'order-file-type-not-allowed'
}

export async function addFiles(
  context: OrderContext,
  row: OrderRow,
  files: OrderFormFiles,
  measure?: Reading['measure'],
): Promise<OrderRow> {
  const { world, user, now } = context
  const { lines } = row.placed
  const read = await readDocuments(world, files.main, { now, measure })
  const wordCount = row.placed.wordCount ?? read?.wordCount ?? null
  const deadline = deadlineOf(context, lines, wordCount)
  const order = {
    ...row.order,
    status: 'Received' as const,
    deadline,
    deadlineAvailable: deadline !== null,
  }
  const placed = { ...row.placed, files, wordCount }
  const received = world.orders.update(row.identity, { order, placed, receivedAt: now })
  const { externalId, title } = order
  const due = deadline === null ? null : parseInstant(deadline)
  for (const to of recipientsOf(world, row, user.email)) {
    const reader = recipientAt(world, to, user.account.language)
    const data = { externalId, title, due, zone: siteZone(world) }
    sendMail(world, now, orderFilesReceivedMail(reader, data))
  }
  return received
}
