import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import type { OrderContext } from './order-access.ts'
import { addedServices, edited } from './order-edit.ts'
import { soldLines } from './order-lines.ts'
import { invoiceOrderLines, unbilledLines } from './order-money.ts'
import type { ServiceSetting } from './service-options.ts'

export function saveEdit(
  { world, now }: OrderContext,
  row: OrderRow,
  edit: Schemas['OrderEdit'],
  setting: ServiceSetting,
): Schemas['Order'] {
  const added = soldLines(addedServices(edit, setting.order), setting)
  const { wordCount } = setting
  const placed = { ...row.placed, lines: [...row.placed.lines, ...added], wordCount }
  // Without an added service, the invoice still comes by itself.
  const isBilled = added.length > 0
  const order = edited(setting.order, edit, { isBilled })
  const saved = world.orders.update(row.identity, { order, placed })
  if (isBilled) invoiceOrderLines(world, saved, [...unbilledLines(world, row), ...added], now)
  return order
}
