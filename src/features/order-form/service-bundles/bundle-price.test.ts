import { describe, expect, it } from 'vitest'
import type { FormService, FormServiceOption } from '../../../api/order-form/order-form.ts'
import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { type BundleForm, type BundleOrder, bundlePrice } from './bundle-price.ts'

const usual: FormServiceOption = {
  serviceIdentity: '',
  name: '',
  price: 0,
  deadline: null,
  rush: false,
  deliveryTier: 'standard',
  figureCount: null,
  tableCount: null,
  wordCount: null,
  timeline: null,
}

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T14:00:00Z`

const option = (price: number | null, date: number, deliveryTier = usual.deliveryTier) => ({
  ...usual,
  price,
  deadline: day(date),
  deliveryTier,
})

const options: Record<string, FormServiceOption[]> = {
  editing: [option(372, 10), option(502.2, 5, 'rush'), option(651, 4, 'express')],
  formatting: [option(185, 12)],
  letter: [option(109.99, 6)],
  check: [option(95, 4)],
  illustration: [option(null, 20)],
}

const service = (identity: string, type: FormService['type'], isFixed = false): FormService => ({
  identity,
  name: identity,
  type,
  featured: false,
  recommended: false,
  recommendedServiceClass: null,
  serviceOptions: options[identity] ?? [],
  optionsDeterminedByCount: false,
  selection: isFixed ? { serviceIdentity: identity, quantity: 1, deliveryTier: 'standard' } : null,
  disabled: false,
  dataTrack: identity,
  modalID: identity,
  canBeRemovedFromOrder: !isFixed,
})

const formWith = (fixed?: string, numDecimals = 2): BundleForm => ({
  currency: {
    isoCode: 'USD',
    shortName: 'USD',
    sign: '$',
    numDecimals,
    name: 'US dollar',
    exchangeRate: 1,
  },
  rushDiscountPercent: 10,
  availableServices: Object.keys(options).map((identity) =>
    service(identity, identity === 'editing' ? 'editing' : 'additional', identity === fixed),
  ),
})

const bundled = (id: string) => ({ id, options: options[id] ?? [] })

const bundleOf = (primary: string, ...services: string[]): ServiceBundle => ({
  id: `bundle-${primary}`,
  name: 'premium',
  primaryService: bundled(primary),
  primaryServiceName: primary,
  services: services.map(bundled),
  deadlines: {},
  discount: { percent: 10, displayableAmount: '' },
  learnMoreTerms: [],
})

const premium = bundleOf('editing', 'formatting', 'letter', 'illustration')
const formatting = bundleOf('formatting', 'editing', 'letter')
const take = (services: string[] = [], tier: BundleOrder['tier'] = 'standard') => ({
  services,
  tier,
})

describe('the price of a bundle', () => {
  it.each<[string, ServiceBundle, BundleOrder, object]>([
    ['text alone', premium, take(), { discount: null, alone: 372, total: 372 }],
    [
      'text and another service',
      premium,
      take(['formatting']),
      { discount: { percent: 10, base: 557, amount: 55.7 }, alone: 557, total: 501.3 },
    ],
    [
      'an amount of half a coin',
      premium,
      take(['letter']),
      { discount: { percent: 10, base: 481.99, amount: 48.2 }, total: 433.79 },
    ],
    [
      'others without text',
      formatting,
      take(['letter']),
      { discount: null, alone: 294.99, total: 294.99 },
    ],
    [
      'text added to another service',
      formatting,
      take(['editing']),
      { discount: { percent: 10, base: 557, amount: 55.7 }, total: 501.3 },
    ],
    [
      'rush, whose surcharge a level lowers and the bundle does not',
      premium,
      take(['formatting'], 'rush'),
      { surcharge: 130.2, surchargeDiscount: 13.02, alone: 687.2, total: 618.48 },
    ],
    [
      'express, which no level lowers',
      premium,
      take([], 'express'),
      { surcharge: 279, surchargeDiscount: 0, total: 651 },
    ],
    ['rush without text', formatting, take(['letter'], 'rush'), { surcharge: 0, total: 294.99 }],
    [
      'a service on request',
      premium,
      take(['illustration']),
      { discount: { percent: 10, base: 372, amount: 37.2 }, alone: 372, total: 334.8 },
    ],
  ])('of %s', (_name, bundle, order, expected) => {
    expect(bundlePrice(bundle, order, formWith())).toMatchObject(expected)
  })

  it.each<[string, string, ServiceBundle, object]>([
    [
      'in the bundle, and counts for its discount',
      'letter',
      premium,
      { discount: { percent: 10, base: 481.99, amount: 48.2 }, total: 433.79 },
    ],
    [
      'beside it, and has no discount itself',
      'check',
      premium,
      { discount: { percent: 10, base: 372, amount: 37.2 }, total: 429.8 },
    ],
  ])('with a service that stays %s', (_name, fixed, bundle, expected) => {
    expect(bundlePrice(bundle, take(), formWith(fixed))).toMatchObject(expected)
  })

  it('is rounded to whole yen', () => {
    const { discount } = bundlePrice(premium, take(['letter']), formWith(undefined, 0))
    expect(discount?.amount).toBe(48)
  })
})

it.each<[string, ServiceBundle, BundleOrder, string | null]>([
  ['the text', premium, take(), day(10)],
  ['the text in a hurry', premium, take([], 'rush'), day(5)],
  ['the slowest service', premium, take(['formatting'], 'rush'), day(12)],
  ['no service on request', premium, take(['illustration']), day(10)],
  [
    'nothing where a due date is agreed on',
    { ...premium, primaryService: { id: 'editing', options: [{ ...usual, price: 10 }] } },
    take(['formatting']),
    null,
  ],
])('a bundle is due as %s', (_name, bundle, order, expected) => {
  expect(bundlePrice(bundle, order, formWith()).deadline).toBe(expected)
})
