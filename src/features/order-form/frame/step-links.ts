import type { StepName } from '../../../api/order-form/order-form.ts'

const folder = '/$lang/researcher/submit'

const stepLinks = {
  'get-started': { to: `${folder}/get-started` },
  'rework-get-started': { to: `${folder}/rework-get-started` },
  'manuscript-services': { to: `${folder}/manuscript-services` },
  'multimedia-services': { to: `${folder}/multimedia-services` },
  'additional-services': { to: `${folder}/additional-services` },
  'service-bundles': { to: `${folder}/service-bundles` },
  details: { to: `${folder}/details` },
  'duplicate-order': { to: `${folder}/duplicate-order` },
  'payment-details': { to: `${folder}/payment-details` },
  'price-quote-completed': { to: `${folder}/price-quote-completed` },
} as const satisfies Record<StepName, object>

type StepLink = (typeof stepLinks)[StepName]

export const stepLink = (step: StepName): StepLink => stepLinks[step]
