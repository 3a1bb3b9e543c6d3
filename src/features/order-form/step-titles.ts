import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StepName } from '../../api/order-form/order-form.ts'

export const stepTitles: Record<StepName, MessageDescriptor> = {
  'get-started': msg`Start your order`,
  'rework-get-started': msg`Start your order`,
  'manuscript-services': msg`Choose a service`,
  'multimedia-services': msg`Choose a service`,
  'additional-services': msg`Additional services`,
  'service-bundles': msg`Choose a bundle`,
  details: msg`Project details`,
  'duplicate-order': msg`Have you ordered this before?`,
  'payment-details': msg`Payment details`,
  'price-quote-completed': msg`Price quote`,
}

export const stepLeads: Partial<Record<StepName, MessageDescriptor>> = {
  'get-started': msg`Tell us what you need. You'll see services and prices next.`,
  'manuscript-services': msg`Prices and deadlines are for your manuscript.`,
  'additional-services': msg`All of these are optional.`,
  details: msg`Our editors use this to find the right person for your work.`,
  'duplicate-order': msg`You've already ordered with this title. Let's make sure that you don't pay twice for the same work.`,
}
