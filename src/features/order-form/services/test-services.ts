import type { FormService, FormServiceOption } from '../../../api/order-form/order-form.ts'

export function testOption(changes: Partial<FormServiceOption>): FormServiceOption {
  return {
    serviceIdentity: 'svc-premium-editing',
    name: 'Premium Editing',
    price: 372,
    deadline: '2026-11-10T14:00:00Z',
    rush: false,
    deliveryTier: 'standard',
    figureCount: null,
    tableCount: null,
    wordCount: null,
    timeline: 6,
    ...changes,
  }
}

export function testService(changes: Partial<FormService>): FormService {
  return {
    identity: 'svc-premium-editing',
    name: 'Premium Editing',
    type: 'editing',
    featured: false,
    recommended: false,
    recommendedServiceClass: null,
    serviceOptions: [testOption({})],
    optionsDeterminedByCount: false,
    selection: null,
    disabled: false,
    dataTrack: 'premium-editing',
    modalID: 'premium-editing',
    canBeRemovedFromOrder: true,
    ...changes,
  }
}
