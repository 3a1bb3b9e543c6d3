import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { OrderRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { fapiaoOfOrder } from '../fapiao/order-fapiao.ts'
import { deliverablesOf } from './deliverable-plan.ts'
import { type Asking, orderNow } from './order-access.ts'
import { editOf, isEditable } from './order-edit.ts'
import { shownLine } from './order-lines.ts'
import { moneyOf } from './order-money.ts'
import { originalFilesOf } from './original-files.ts'
import type { ServiceSetting } from './service-options.ts'

type OrderDetails = components['schemas']['OrderDetails']

export function serviceSetting(asking: Asking, row: OrderRow): ServiceSetting {
  const { world } = asking
  return {
    order: orderNow(asking, row),
    wordCount: row.placed.wordCount,
    currency: row.placed.currency,
    site: stateOf(world).application.localization.code,
    companyName: stateOf(world).application.config.companyName,
  }
}

/** Notification addresses besides the owner's. */
export const notificationEmails = ({ world }: Asking, { identity }: OrderRow): string[] => [
  ...(world.orderNotices.get(identity)?.emails ?? []),
]

export function orderDetails(asking: Asking, row: OrderRow): OrderDetails {
  const order = orderNow(asking, row)
  const originalFiles = originalFilesOf(asking.world, row)
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
    completedFiles: deliverablesOf(order, originalFiles).map(({ key, path }) => ({ key, path })),
    notificationEmails: notificationEmails(asking, row),
    currency,
    ...moneyOf(asking.world, row),
    fapiao: fapiaoOfOrder(asking.world, row),
  }
}
