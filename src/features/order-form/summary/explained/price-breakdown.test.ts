import { describe, expect, it } from 'vitest'
import type { Discount, OrderForm } from '../../../../api/order-form/order-form.ts'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { type PricedForm, priceBreakdown, serviceLines } from './price-breakdown.ts'

const currency = (shortName: string, numDecimals = 2) => ({
  isoCode: shortName,
  name: shortName,
  shortName,
  sign: shortName,
  exchangeRate: 1,
  numDecimals,
})

const discount = (id: string, appliedAmount: number, applied = true): Discount => ({
  id,
  type: 'Promotional Code',
  code: id,
  description: '',
  percentBased: true,
  amount: 15,
  baseAmount: appliedAmount,
  potentialAmount: appliedAmount,
  appliedAmount,
  supersededBy: null,
  endDate: null,
  applied,
  busy: false,
})

const line = (serviceIdentity: string, listPrice: number, discountAmount: number) => ({
  serviceIdentity,
  name: serviceIdentity,
  listPrice,
  discountAmount,
  totalPrice: Number((listPrice - discountAmount).toFixed(2)),
})

const service = (identity: string) =>
  ({ identity, name: identity, deliveryTier: 'standard', rush: false }) as const

const form: PricedForm = {
  availableServices: [],
  availableConciergeServices: [],
  currency: currency('USD'),
  discounts: [],
  lineItems: [],
  selections: [],
  services: [],
  totalPrice: 0,
  voucher: null,
}

/** A shown amount in the currency's smallest coin. */
function coins(shown: string, { numDecimals }: OrderForm['currency']): number {
  const [, whole = '', decimals = ''] =
    /^(.*?)(?:[.,](\d{2}))?$/.exec(shown.replace(/[^\d.,]/g, '')) ?? []
  const fraction = numDecimals === 0 ? '' : decimals.padEnd(numDecimals, '0')
  return Number(whole.replace(/\D/g, '') + fraction)
}

type Line = readonly [service: string, listPrice: number, discountAmount: number]

describe.each<[string, number, readonly Line[], readonly number[]]>([
  ['USD', 2, [['editing', 372, 55.8]], [55.8]],
  [
    'USD',
    2,
    [
      ['editing', 0.1, 0],
      ['figures', 0.2, 0.05],
      ['tables', 0.7, 0.05],
    ],
    [0.1],
  ],
  [
    'GBP',
    2,
    [
      ['editing', 292.91, 43.94],
      ['figures', 33.07, 4.96],
    ],
    [48.9],
  ],
  [
    'EUR',
    2,
    [
      ['editing', 1344.44, 201.67],
      ['figures', 12.5, 10],
    ],
    [201.67, 10],
  ],
  [
    'BRL',
    2,
    [
      ['editing', 2066.67, 310],
      ['figures', 1000, 0.01],
    ],
    [310.01],
  ],
  [
    'JPY',
    0,
    [
      ['editing', 55_522, 8_328],
      ['figures', 3_731, 560],
    ],
    [8_888],
  ],
])('in %s with %d decimals, %j', (name, decimals, lines, applied) => {
  const money = currency(name, decimals)
  const lineItems = lines.map((parts) => line(...parts))
  const totalPrice = Number(
    lineItems.reduce((sum, { totalPrice: price }) => sum + price, 0).toFixed(decimals),
  )
  const discounts = [
    ...applied.map((amount, index) => discount(`code-${index}`, amount)),
    discount('beaten', 0, false),
  ]
  const priced = { ...form, currency: money, lineItems, discounts, totalPrice }
  const shown = (amount: number) => coins(formatMoney(amount, money), money)

  it('the amounts as shown add up to the total', () => {
    const breakdown = priceBreakdown(priced)
    const taken = breakdown?.discounts.map(({ appliedAmount }) => shown(appliedAmount)) ?? []
    const left = taken.reduce((sum, amount) => sum - amount, shown(breakdown?.listPrice ?? 0))
    expect(left).toBe(shown(totalPrice))
    expect(taken).toHaveLength(applied.length)
  })

  it('each line as shown adds up', () => {
    for (const { listPrice, discountAmount, totalPrice: price } of lineItems) {
      expect(shown(listPrice) - shown(discountAmount)).toBe(shown(price))
    }
  })

  it('a voucher leaves nothing to pay', () => {
    const voucher = { code: 'V-1', institution: '', expiresAt: '', appliedAmount: totalPrice }
    const breakdown = priceBreakdown({ ...priced, totalPrice: 0, voucher })
    const off = breakdown?.discounts.reduce(
      (sum, { appliedAmount }) => sum + shown(appliedAmount),
      0,
    )
    expect(shown(breakdown?.listPrice ?? 0)).toBe((off ?? 0) + shown(totalPrice))
    expect(breakdown?.total).toBe(0)
  })
})

it('is left out where nothing is taken off', () => {
  const discounts = [discount('beaten', 0, false)]
  const lineItems = [line('editing', 372, 0)]
  expect(priceBreakdown({ ...form, lineItems, discounts, totalPrice: 372 })).toBeNull()
})

it('shows what was chosen, counted, and what needs a quote', () => {
  const lines = serviceLines({
    ...form,
    lineItems: [line('editing', 372, 0), line('figures', 90, 0)],
    services: [service('editing'), service('figures'), service('concierge')],
    selections: [{ serviceIdentity: 'figures', quantity: 3, deliveryTier: 'standard' }],
  })
  expect(
    lines.map(({ identity, quantity, price }) => [identity, quantity, price?.listPrice]),
  ).toEqual([
    ['editing', null, 372],
    ['figures', 3, 90],
    ['concierge', null, undefined],
  ])
})
