import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderForm, StepName } from '../../api/order-form/order-form.ts'

export const stepTitles: Record<StepName, MessageDescriptor> = {
  'get-started': msg`Start your order`,
  'rework-get-started': msg`Start another round`,
  'manuscript-services': msg`Choose a service`,
  'multimedia-services': msg`Choose your services`,
  'additional-services': msg`Additional services`,
  'service-bundles': msg`Choose a bundle`,
  details: msg`Project details`,
  'duplicate-order': msg`Have you ordered this before?`,
  'payment-details': msg`Payment details`,
  'price-quote-completed': msg`thank you!`,
}

/** Of the browser's tab, where the heading does not name the step. */
export const stepTabTitles: Partial<Record<StepName, MessageDescriptor>> = {
  'price-quote-completed': msg`Price quote`,
}

const stepLeads: Partial<Record<StepName, MessageDescriptor>> = {
  'get-started': msg`Tell us what you need. You’ll see services and prices next.`,
  'rework-get-started': msg`Choose a service and send us your revised manuscript. Your editor goes through what you have changed.`,
  'manuscript-services': msg`Prices and deadlines are for your manuscript.`,
  'multimedia-services': msg`Choose one or more. Prices don’t depend on the length of your manuscript.`,
  'additional-services': msg`All of these are optional.`,
  'service-bundles': msg`Services that you buy together cost less.`,
  details: msg`We use this to find the right editor for your work.`,
  'duplicate-order': msg`You’ve already ordered with this title. Let’s make sure that you don’t pay twice for the same work.`,
}

const figuresLead = msg`Choose what we should format. The rest is optional.`
const withoutFilesLead = msg`Prices are for your manuscript. If you upload your files later, we’ll set the deadline when they arrive.`

type Form = Pick<OrderForm, 'customerGoal' | 'displayedManuscripts'>

export function stepLead(step: StepName, form: Form | undefined): MessageDescriptor | undefined {
  const isFormatting = form?.customerGoal?.name === 'figures-only'
  if (step === 'additional-services' && isFormatting) return figuresLead
  // A heading stays when a server leaves the list out.
  const hasNoFiles = form?.displayedManuscripts?.length === 0
  return step === 'manuscript-services' && hasNoFiles ? withoutFilesLead : stepLeads[step]
}
