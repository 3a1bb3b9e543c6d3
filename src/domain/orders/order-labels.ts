import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../api/orders.ts'
import { type OrderState, orderStateOf } from './order-card-rules.ts'

type StateLabel = {
  name: MessageDescriptor
  /** What the steps of the card do not say. */
  more?: MessageDescriptor
}

export const stateLabels: Record<OrderState, StateLabel> = {
  'Awaiting Files': {
    name: msg`Awaiting files`,
    more: msg`we start once you upload your manuscript`,
  },
  Received: { name: msg`Received` },
  'In Progress': { name: msg`In progress` },
  'On Hold': { name: msg`On hold`, more: msg`we've e-mailed you a question` },
  Completed: { name: msg`Completed` },
  Cancelled: { name: msg`Cancelled`, more: msg`nothing to pay` },
  'awaiting payment': {
    name: msg`awaiting payment`,
    more: msg`your files unlock when payment arrives`,
  },
}

/** What the customer can do or expect, in a few words. */
export function moreOf(order: Order): MessageDescriptor | undefined {
  const state = orderStateOf(order)
  // Some customers' files are never locked.
  if (state === 'awaiting payment' && order.downloadAvailable) return msg`your files are ready`
  return stateLabels[state].more
}
