import { describe, expect, it } from 'vitest'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { serviceName } from '../../reference-data/services/form-services.ts'
import { newForm } from '../order-form/new-form.ts'
import { linesOfForm, shownLine, soldLines } from './order-lines.ts'

const { USD, JPY } = currencies
const premium = 'svc-premium-editing'

describe('the questions of services', () => {
  it.each([
    ['none', [], 5_200, USD, []],
    ['a fixed price', ['svc-formatting'], 5_200, USD, [185]],
    ['a price for each unit', ['svc-figures'], null, USD, [32]],
    ['a price by words', [premium], 3_501, USD, [372]],
    ['the same to the end of the range', [premium], 6_000, USD, [372]],
    ['a higher price above it', [premium], 6_001, USD, [496]],
    ['nothing while the word count is unknown', [premium], null, USD, []],
    ['nothing beyond all ranges', [premium], 40_001, USD, []],
    ['nothing for a service that needs a quote', ['svc-concierge'], 5_200, USD, []],
    ['nothing for a service that is no longer sold', ['svc-rapid-review'], 5_200, USD, []],
    ['nothing for an unknown service', ['svc-none'], 5_200, USD, []],
    [
      'only existing services, in their order',
      ['svc-figures', 'svc-none', premium],
      5_200,
      USD,
      [32, 372],
    ],
    ['whole yen', ['svc-formatting'], 5_200, JPY, [27_612]],
  ])('%s', (_, ids, wordCount, currency, amounts) => {
    const lines = soldLines(ids, { wordCount, currency })
    expect(lines.map(({ price }) => price)).toEqual(amounts)
  })
})

describe('ordered services', () => {
  const blank = newForm({ identity: 'form-1', owner: 'user-1', turn: 0, now: 0 })
  const form = {
    ...blank,
    service: premium,
    tier: 'rush' as const,
    wordCount: 5_200,
    additions: [{ serviceIdentity: 'svc-figures', quantity: 3 }],
  }
  const named = (serviceIdentity: string) => ({
    serviceIdentity,
    name: serviceName(serviceIdentity),
  })
  const items = [
    { ...named(premium), listPrice: 502.2, discountAmount: 50.22, totalPrice: 451.98 },
    { ...named('svc-figures'), listPrice: 96, discountAmount: 0, totalPrice: 96 },
  ]

  it('keep quantity, delivery, range and price', () => {
    expect(linesOfForm(form, items).map((line) => shownLine(line, USD))).toEqual([
      {
        id: 'svc-premium-editing-3501',
        serviceId: premium,
        name: 'Premium Editing, 3,501 to 6,000 words',
        quantity: 1,
        deliveryTier: 'rush',
        listPrice: 502.2,
        price: 451.98,
        priceLabel: '$451.98',
        lengthLow: 3_501,
        lengthHigh: 6_000,
      },
      {
        id: 'svc-figures-0',
        serviceId: 'svc-figures',
        name: 'Figure Formatting',
        quantity: 3,
        deliveryTier: 'standard',
        listPrice: 96,
        price: 96,
        priceLabel: '$96',
        lengthLow: 0,
        lengthHigh: null,
      },
    ])
  })
})
