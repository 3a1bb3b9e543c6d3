import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListedOrderStatus, Order } from '../../api/orders.ts'
import { entryOf } from '../../lib/unlisted.ts'
import { isPaymentOnItsWay, type OrderState, type Owner, orderStateOf } from './order-card-rules.ts'

type StateLabel = {
  name: MessageDescriptor
  more?: MessageDescriptor
}

const stateLabels: Record<ListedOrderStatus, StateLabel> = {
  'Awaiting Files': {
    name: msg`Awaiting files`,
    more: msg`we’ll start once you upload your manuscript`,
  },
  Received: { name: msg`Received` },
  'In Progress': { name: msg`In progress` },
  'On Hold': { name: msg`On hold`, more: msg`we’ve e-mailed you a question` },
  Completed: { name: msg`Completed` },
  Cancelled: { name: msg`Cancelled`, more: msg`nothing to pay` },
  'Awaiting Payment': {
    name: msg`awaiting payment`,
    more: msg`your files unlock when payment arrives`,
  },
}

export function stateName(state: OrderState): string {
  const label = entryOf(stateLabels, state)
  return label ? i18n._(label.name) : String(state)
}

export function moreOf(order: Order, user: Owner): MessageDescriptor | undefined {
  const state = orderStateOf(order)
  if (state === 'Awaiting Payment') {
    // Some customers' files are never locked.
    if (order.downloadAvailable) return msg`your files are ready`
    if (isPaymentOnItsWay(order, user)) return msg`your payment is on its way`
  }
  return entryOf(stateLabels, state)?.more
}
