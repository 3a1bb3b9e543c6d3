import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import { certificateCode } from '../../../world/certificate-code.ts'
import { dayOf, isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow, UserRow } from '../../../world/rows/rows.ts'
import { reeditWithin } from '../../reference-data/services/reedit-discounts.ts'
import { openedBy } from '../invoices/opened-results.ts'

/** Milliseconds. */
export const takenUpAfter = 2 * 3_600_000

type OrderSetting = { zone: string; user: UserRow }

/** `zone` dates the certificate. Other statuses wait for a person. */
export function orderAt(row: OrderRow, now: Instant, setting: OrderSetting): Schemas['Order'] {
  const { order } = row
  const status = statusAt(row, now)
  if (status !== 'Completed') return status === order.status ? order : { ...order, status }
  return order.status === 'Completed'
    ? atTime(unlocked(order, setting), now)
    : atTime(completed(row, dueAt(order), setting), now)
}

/** A re-edit is free for some time after the completion. */
function atTime(order: Schemas['Order'], now: Instant): Schemas['Order'] {
  const { completedAt, touchUpAvailable } = order
  if (!touchUpAvailable || completedAt === null) return order
  const isOver = now - parseInstant(completedAt) > reeditWithin
  return isOver ? { ...order, touchUpAvailable: false } : order
}

const dueAt = ({ deadline }: Schemas['Order']) =>
  deadline === null ? Number.POSITIVE_INFINITY : parseInstant(deadline)

export function statusAt(
  { order, receivedAt }: OrderRow,
  now: Instant,
): Schemas['Order']['status'] {
  if (order.status !== 'Received' && order.status !== 'In Progress') return order.status
  if (now >= dueAt(order)) return 'Completed'
  return now >= receivedAt + takenUpAfter ? 'In Progress' : order.status
}

/** Some customers' files are never locked. */
function unlocked(order: Schemas['Order'], { user }: OrderSetting): Schemas['Order'] {
  const { overrideDownloadAvailable } = user.account
  return overrideDownloadAvailable ? { ...order, downloadAvailable: true } : order
}

function completed(
  { order, placed }: OrderRow,
  at: number,
  setting: OrderSetting,
): Schemas['Order'] {
  const opened = openedBy({ ...order, completed: true })
  const isEdited = opened.reeditAvailable
  const done: Schemas['Order'] = {
    ...order,
    ...opened,
    status: 'Completed',
    completed: true,
    completedAt: isoOf(at),
    certificateReady: isEdited,
    certificate: isEdited
      ? {
          code: certificateCode(order.externalId),
          title: order.title,
          authors: placed.authors,
          issuedOn: dayOf(at, setting.zone),
          externalId: order.externalId,
        }
      : null,
  }
  return unlocked(done, setting)
}
