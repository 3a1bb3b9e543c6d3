import { expect, it } from 'vitest'
import type { FormService, FormServiceOption } from '../../../api/order-form/order-form.ts'
import { startingPrice } from './starting-price.ts'

const option = (price: number | null): FormServiceOption => ({
  serviceIdentity: 'svc',
  name: 'Editing',
  price,
  deadline: null,
  rush: false,
  deliveryTier: 'standard',
  figureCount: null,
  tableCount: null,
  wordCount: null,
  timeline: null,
})

const service = (...serviceOptions: FormServiceOption[]): FormService => ({
  identity: 'svc',
  name: 'Editing',
  type: 'editing',
  featured: false,
  recommended: false,
  recommendedServiceClass: null,
  serviceOptions,
  optionsDeterminedByCount: false,
  selection: null,
  disabled: false,
  dataTrack: '',
  modalID: '',
  canBeRemovedFromOrder: true,
})

const line = { identity: 'svc', tier: 'standard', price: undefined } as const
const counted = { listPrice: 93, discountAmount: 0, totalPrice: 93 }

it.each([
  ['of a text of unknown length', line, { wordCount: null }, [option(93)], 93],
  ['of a text that was counted', line, { wordCount: 800 }, [option(93)], undefined],
  [
    'of a service with a price',
    { ...line, price: counted },
    { wordCount: null },
    [option(93)],
    undefined,
  ],
  ['on request', line, { wordCount: null }, [option(null)], undefined],
  ['of a service that is not offered any more', line, { wordCount: null }, [], undefined],
] as const)('%s', (_, entry, form, options, expected) => {
  const availableServices = [service(...options)]
  expect(startingPrice(entry, { ...form, availableServices })).toBe(expected)
})
