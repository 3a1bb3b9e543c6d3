import type { components } from '../../../../src/api/schema.gen.ts'
import type { OrderRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { fapiaoOfOrder } from '../fapiao/order-fapiao.ts'
import { deliverablesOf } from './deliverable-plan.ts'
import { type Asking, orderNow } from './order-access.ts'
import { editOf, isEditable } from './order-edit.ts'
import { moneyOf } from './order-money.ts'
import { originalFilesOf, wordCountOf } from './original-files.ts'
import { orderedOptions, type ServiceSetting } from './service-options.ts'

type OrderDetails = components['schemas']['OrderDetails']

/** What prices and deadlines of an order's services follow from. */
export function serviceSetting(asking: Asking, row: OrderRow): ServiceSetting {
  const { world, user } = asking
  return {
    order: orderNow(asking, row),
    wordCount: wordCountOf(world, row),
    currency: user.account.currency,
    site: stateOf(world).application.localization.code,
    companyName: stateOf(world).application.config.companyName,
  }
}

/** The addresses that are told about an order beside its owner's. */
export const notificationEmails = ({ world }: Asking, { identity }: OrderRow): string[] => [
  ...(world.orderNotices.get(identity)?.emails ?? []),
]

/** An order with everything about it. */
export function orderDetails(asking: Asking, row: OrderRow): OrderDetails {
  const setting = serviceSetting(asking, row)
  const { order, wordCount, currency } = setting
  return {
    ...order,
    orderDetails: editOf(order),
    serviceOptions: orderedOptions(setting),
    editable: isEditable(order),
    wordCount,
    originalFiles: originalFilesOf(asking.world, row),
    completedFiles: deliverablesOf(order).map(({ key, path }) => ({ key, path })),
    notificationEmails: notificationEmails(asking, row),
    currency,
    ...moneyOf(asking.world, row, currency),
    fapiao: fapiaoOfOrder(asking.world, row),
  }
}
