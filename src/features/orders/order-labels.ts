import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../api/orders.ts'
import type { OrderState } from './order-card-rules.ts'

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

type OrderService = Order['services'][number]

/** By the service's id. */
const serviceNames: Readonly<Record<string, MessageDescriptor>> = {
  'svc-standard-editing': msg`Standard Editing`,
  'svc-premium-editing': msg`Premium Editing`,
  'svc-scientific-editing': msg`Scientific Editing`,
  'svc-translation': msg`Academic Translation`,
  'svc-formatting': msg`Manuscript Formatting`,
  'svc-figures': msg`Figure Formatting`,
  'svc-journal-rec': msg`Journal Recommendation`,
  'svc-video': msg`Video Summary`,
  'svc-rapid-review': msg`Rapid Review`,
}

/** Unknown services keep the server's name. */
export function serviceName(
  { id, name }: OrderService,
  translate: (message: MessageDescriptor) => string,
) {
  const message = serviceNames[id]
  return message ? translate(message) : name
}
