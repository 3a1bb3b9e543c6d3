import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../api/orders.ts'
import { type OrderState, orderStateOf } from './order-card-rules.ts'

export const stateLabels: Record<OrderState, { name: MessageDescriptor; more: MessageDescriptor }> =
  {
    'Awaiting Files': {
      name: msg`Awaiting files`,
      more: msg`we start once you upload your manuscript`,
    },
    Received: { name: msg`Received`, more: msg`we are finding the right editor` },
    'In Progress': { name: msg`In progress`, more: msg`with our editor; no action needed` },
    'On Hold': { name: msg`On hold`, more: msg`we've e-mailed you a question` },
    Completed: { name: msg`Completed`, more: msg`ready for you` },
    Cancelled: { name: msg`Cancelled`, more: msg`nothing to pay` },
    'awaiting payment': {
      name: msg`awaiting payment`,
      more: msg`your files unlock when payment arrives`,
    },
  }

/** Who acts and what comes next, in a few words. */
export function moreOf(order: Order): MessageDescriptor {
  const state = orderStateOf(order)
  // Some customers' files are never locked.
  if (state === 'awaiting payment' && order.downloadAvailable) return msg`your files are ready`
  return stateLabels[state].more
}
