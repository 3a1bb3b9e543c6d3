import type { Schemas } from '../../../world/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import type { OrderContext } from './order-access.ts'
import { addedServices, edited } from './order-edit.ts'
import { soldLines } from './order-lines.ts'
import { invoiceAdded } from './order-money.ts'
import type { ServiceSetting } from './service-options.ts'

export function saveEdit(
  { world, now }: OrderContext,
  row: OrderRow,
  edit: Schemas['OrderEdit'],
  setting: ServiceSetting,
): Schemas['Order'] {
  const order = edited(setting.order, edit)
  const added = soldLines(addedServices(edit, setting.order), setting)
  const placed = { ...row.placed, lines: [...row.placed.lines, ...added] }
  const saved = world.orders.update(row.identity, { order, placed })
  if (!placed.invoiceSuppressed) invoiceAdded(world, saved, added, now)
  return order
}
