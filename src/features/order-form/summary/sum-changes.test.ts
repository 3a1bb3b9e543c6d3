import { expect, it } from 'vitest'
import type { Discount, OrderForm } from '../../../api/order-form/order-form.ts'
import { dollars, yen } from '../../../api/order-form/test-currencies.ts'
import { type SumForm, sumChanges } from './sum-changes.ts'

type Tier = OrderForm['services'][number]['deliveryTier']

const service = (identity: string, deliveryTier: Tier = 'standard') => ({
  identity,
  name: identity,
  deliveryTier,
  rush: deliveryTier === 'rush',
})

const selection = (serviceIdentity: string, quantity: number) => ({
  serviceIdentity,
  quantity,
  deliveryTier: 'standard' as const,
})

const discount = (code: string, applied = true): Discount => ({
  id: `discount-${code}`,
  type: 'Promotional Code',
  code,
  description: '',
  percentBased: true,
  amount: 10,
  baseAmount: 372,
  potentialAmount: 10,
  appliedAmount: 10,
  supersededBy: null,
  endDate: null,
  applied,
  busy: false,
})

const voucher = { code: 'V-1', institution: 'Library', expiresAt: '2027-01-01', appliedAmount: 100 }

const premium = service('premium')
const figures = service('figures')
const base: SumForm = {
  identity: 'form-1',
  currency: dollars,
  discounts: [],
  selections: [selection('premium', 1)],
  services: [premium],
  totalPrice: 100,
  voucher: null,
  wordCount: 5_200,
}

it.each<[string, Partial<SumForm>, Partial<SumForm>, string[] | undefined]>([
  ['nothing', {}, {}, undefined],
  ['the files, say, at the same sum', {}, { services: [premium, figures] }, undefined],
  ['another form', {}, { identity: 'form-2', totalPrice: 0 }, undefined],
  [
    'a service more',
    {},
    { services: [premium, figures], totalPrice: 150 },
    ['service-added figures'],
  ],
  ['a service less', {}, { services: [], totalPrice: 0 }, ['service-removed premium']],
  [
    'another service',
    {},
    { services: [service('standard')], totalPrice: 80 },
    ['service-added standard', 'service-removed premium'],
  ],
  [
    'more figures',
    { services: [figures], selections: [selection('figures', 2)] },
    { services: [figures], selections: [selection('figures', 3)], totalPrice: 150 },
    ['quantity figures 3'],
  ],
  ['rush', {}, { services: [service('premium', 'rush')], totalPrice: 140 }, ['tier rush']],
  [
    'rush of two services',
    { services: [premium, figures] },
    { services: [service('premium', 'rush'), service('figures', 'rush')], totalPrice: 140 },
    ['tier rush'],
  ],
  ['a code', {}, { discounts: [discount('TEN')], totalPrice: 90 }, ['discount-added TEN']],
  [
    'a code taken off',
    { discounts: [discount('TEN')] },
    { totalPrice: 110 },
    ['discount-removed TEN'],
  ],
  [
    'a better code',
    { discounts: [discount('TEN')] },
    { discounts: [discount('TEN', false), discount('TWENTY')], totalPrice: 80 },
    ['discount-added TWENTY', 'discount-removed TEN'],
  ],
  [
    'a service that brings a discount',
    {},
    { services: [premium, figures], discounts: [discount('BUNDLE')], totalPrice: 140 },
    ['service-added figures'],
  ],
  ['a voucher', {}, { voucher, totalPrice: 0 }, ['voucher-added']],
  ['a voucher taken off', { voucher, totalPrice: 0 }, {}, ['voucher-removed']],
  ['a word count', {}, { wordCount: 8_000, totalPrice: 160 }, ['word-count 8000']],
  ['a currency', {}, { currency: yen, totalPrice: 15_000 }, ['currency JPY']],
  [
    'a currency at the sum of 0',
    { totalPrice: 0 },
    { currency: yen, totalPrice: 0 },
    ['currency JPY'],
  ],
  ['a price list', {}, { totalPrice: 101 }, []],
])('says of %s what changed the sum', (_name, before, after, expected) => {
  const changes = sumChanges({ ...base, ...before }, { ...base, ...after })
  const texts = changes?.map((change) => {
    const values: Record<string, unknown> = {
      ...('service' in change ? { service: change.service.identity } : {}),
      ...('quantity' in change ? { quantity: change.quantity } : {}),
      ...('tier' in change ? { tier: change.tier } : {}),
      ...('discount' in change ? { code: change.discount.code } : {}),
      ...('wordCount' in change ? { wordCount: change.wordCount } : {}),
      ...('currency' in change ? { currency: change.currency.isoCode } : {}),
    }
    return [change.kind, ...Object.values(values)].join(' ')
  })
  expect(texts).toEqual(expected)
})
