import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StepName } from '../../api/order-form/order-form.ts'
import { hasEntry } from '../../lib/unlisted.ts'

export const stepLabels: Record<StepName, MessageDescriptor> = {
  'get-started': msg`Manuscript`,
  'rework-get-started': msg`Manuscript`,
  'manuscript-services': msg`Service`,
  'multimedia-services': msg`Service`,
  'additional-services': msg`Additional services`,
  'service-bundles': msg`Bundle`,
  details: msg`Details`,
  'duplicate-order': msg`Earlier order`,
  'payment-details': msg`Payment`,
  'price-quote-completed': msg`Price quote`,
}

/** Whether a step has a screen. */
export const isStepName = (step: unknown): step is StepName => hasEntry(stepLabels, step)
