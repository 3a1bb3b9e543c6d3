import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../../api/orders.ts'
import { type CardStep, workKindOf } from './card-timeline-rules.ts'

type Labels = Record<CardStep['phase'], MessageDescriptor>

const always = (label: MessageDescriptor): Labels => ({ done: label, now: label, next: label })

const fixed: Record<Exclude<CardStep['kind'], 'receive' | 'work'>, Labels> = {
  assign: {
    ...always(msg`Editor assigned`),
    now: msg`Finding an editor`,
  },
  deliver: always(msg({ context: 'step of an order', message: 'Ready' })),
  'your-files': always(msg`Your files`),
  'your-answer': always(msg`Your answer`),
  'your-payment': always(msg`Your payment`),
}

const work: Record<ReturnType<typeof workKindOf>, Labels> = {
  editing: {
    ...always(msg`In editing`),
    done: msg({ context: 'step of an order', message: 'Edited' }),
  },
  translation: {
    ...always(msg`In translation`),
    done: msg({ context: 'step of an order', message: 'Translated' }),
  },
  other: {
    ...always(msg`In preparation`),
    done: msg({ context: 'step of an order', message: 'Finished' }),
  },
}

/** Of the first step, which has a date, nothing. */
export function stepLabelOf(order: Order, { kind, phase }: CardStep): MessageDescriptor | null {
  if (kind === 'receive') return null
  return kind === 'work' ? work[workKindOf(order)][phase] : fixed[kind][phase]
}
