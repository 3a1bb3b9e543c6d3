import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { deliverablesOf } from '../../deliverables/deliverable-plan.ts'
import { fapiaoOfOrder } from '../fapiao/order-fapiao.ts'
import { type OrderContext, orderNow } from './order-access.ts'
import { editOf, isEditable } from './order-edit.ts'
import { shownLine } from './order-lines.ts'
import { moneyOf } from './order-money.ts'
import { originalFilesOf } from './original-files.ts'
import type { ServiceSetting } from './service-options.ts'

/** `wordCount` counts only where the order does not name its length. */
export function serviceSetting(
  context: OrderContext,
  row: OrderRow,
  wordCount: number | null = null,
): ServiceSetting {
  const { world } = context
  return {
    order: orderNow(context, row),
    wordCount: row.placed.wordCount ?? wordCount,
    currency: row.placed.currency,
    site: stateOf(world).application.localization.code,
    companyName: stateOf(world).application.config.companyName,
  }
}

export const notificationEmails = ({ world }: OrderContext, { identity }: OrderRow): string[] => [
  ...(world.orderNotices.get(identity)?.emails ?? []),
]

export function orderDetails(context: OrderContext, row: OrderRow): Schemas['OrderDetails'] {
  const order = orderNow(context, row)
  const originalFiles = originalFilesOf(context.world, row)
  const { currency, lines, wordCount, authors, areaOfStudyId, journalUrl, answers } = row.placed
  return {
    ...order,
    orderDetails: editOf(order),
    serviceOptions: lines.map((line) => shownLine(line, currency)),
    projectAuthors: authors,
    areaOfStudyId,
    journalUrl,
    answers: [...answers],
    editable: isEditable(order),
    wordCount,
    originalFiles,
    completedFiles: deliverablesOf(order, originalFiles).map(({ source: _, ...file }) => file),
    notificationEmails: notificationEmails(context, row),
    currency,
    ...moneyOf(context.world, row),
    fapiao: fapiaoOfOrder(context.world, row),
  }
}
