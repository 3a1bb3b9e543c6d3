import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../../api/orders.ts'
import { type CardStep, workKindOf } from './card-timeline-rules.ts'

const work: Record<ReturnType<typeof workKindOf>, MessageDescriptor> = {
  editing: msg`In editing`,
  translation: msg`In translation`,
  other: msg`In preparation`,
}

/** Of the first step, which has a date, nothing. */
export function stepLabelOf(order: Order, { kind, phase }: CardStep): MessageDescriptor | null {
  switch (kind) {
    case 'receive':
      return null
    case 'assign':
      return phase === 'now' ? msg`Finding an editor` : msg`Editor assigned`
    case 'work':
      return work[workKindOf(order)]
    case 'deliver':
      return msg({ context: 'step of an order', message: 'Ready' })
  }
}
