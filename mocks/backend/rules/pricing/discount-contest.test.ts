import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from '../../../world/money.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import {
  applyBestDiscount,
  type DiscountOffer,
  discountsByLine,
  type PricedLine,
  wholeLine,
} from './discount-contest.ts'

const line = (listPrice: number, changes: Partial<PricedLine> = {}): PricedLine => ({
  serviceIdentity: `svc-${listPrice}`,
  name: `For ${listPrice}`,
  type: 'editing',
  standardPrice: listPrice,
  listPrice,
  rushDiscount: 0,
  ...changes,
})

const offer = (
  id: string,
  amount: number,
  changes: Partial<DiscountOffer> = {},
): DiscountOffer => ({
  id,
  type: 'Promotional Code',
  code: id,
  description: id,
  endDate: null,
  percentBased: true,
  amount,
  least: 0,
  baseOf: wholeLine,
  ...changes,
})

const dollars = currencies.USD

describe('the amount of a discount', () => {
  it.each([
    ['a percentage of all lines', offer('A', 10), [30, 10]],
    ['an amount, by the prices', offer('A', 20, { percentBased: false }), [15, 5]],
    ['never more than the price', offer('A', 900, { percentBased: false }), [300, 100]],
    [
      'only lines that it applies to',
      offer('A', 50, { baseOf: (it) => (it.listPrice === 100 ? 100 : null) }),
      [0, 50],
    ],
    ['nothing below its minimum price', offer('A', 10, { least: 400.01 }), [0, 0]],
  ])('%s', (_, offers, parts) => {
    expect(discountsByLine(offers, [line(300), line(100)], dollars)).toEqual(parts)
  })

  it('leaves the surcharge discount out of its base', () => {
    const rushed = line(135, { standardPrice: 100, rushDiscount: 7 })
    expect(discountsByLine(offer('A', 100), [rushed], dollars)).toEqual([128])
  })
})

describe('the choice of a discount', () => {
  const rules = { currency: dollars, rushPercent: 20 }

  it('applies the best one only, and of equal ones the first', () => {
    const offers = [offer('A', 10), offer('B', 15), offer('C', 45, { percentBased: false })]
    const { discounts, lineItems } = applyBestDiscount([line(300)], offers, rules)
    expect(discounts.map(({ id, applied, appliedAmount }) => [id, applied, appliedAmount])).toEqual(
      [
        ['A', false, 0],
        ['B', true, 45],
        ['C', false, 0],
      ],
    )
    expect(lineItems).toMatchObject([
      { name: 'For 300', listPrice: 300, discountAmount: 45, totalPrice: 255 },
    ])
  })

  it.each<
    [string, DiscountOffer[], [base: number, potential: number, supersededBy: string | null][]]
  >([
    ['the only one', [offer('A', 10)], [[400, 40, null]]],
    [
      'a percentage that an amount beats',
      [offer('A', 10), offer('B', 45, { percentBased: false })],
      [
        [400, 40, 'B'],
        [400, 45, null],
      ],
    ],
    [
      'the later of equal ones',
      [offer('A', 10), offer('B', 40, { percentBased: false })],
      [
        [400, 40, null],
        [400, 40, 'A'],
      ],
    ],
    [
      'one for a single line',
      [offer('A', 10, { baseOf: (it) => (it.listPrice === 100 ? 100 : null) }), offer('B', 5)],
      [
        [100, 10, 'B'],
        [400, 20, null],
      ],
    ],
    [
      'one that does not fit',
      [offer('A', 10, { baseOf: () => null }), offer('B', 5)],
      [
        [0, 0, null],
        [400, 20, null],
      ],
    ],
    ['one below its minimum price', [offer('A', 10, { least: 400.01 })], [[400, 0, null]]],
    ['an amount above the price', [offer('A', 900, { percentBased: false })], [[400, 400, null]]],
  ])('says what each would take off, and which one counts instead: %s', (_, offers, expected) => {
    const { discounts } = applyBestDiscount([line(300), line(100)], offers, rules)
    expect(
      discounts.map(({ baseAmount, potentialAmount, supersededBy }) => [
        baseAmount,
        potentialAmount,
        supersededBy,
      ]),
    ).toEqual(expected)
  })

  it('applies the surcharge discount together with the best one', () => {
    const rushed = line(135, { standardPrice: 100, rushDiscount: 7 })
    const { discounts, lineItems } = applyBestDiscount([rushed], [offer('A', 10)], rules)
    expect(discounts).toMatchObject([
      { id: 'A', appliedAmount: 12.8, baseAmount: 128 },
      {
        id: 'discount-rush',
        type: 'Service discount',
        amount: 20,
        appliedAmount: 7,
        baseAmount: 35,
        potentialAmount: 7,
        supersededBy: null,
      },
    ])
    expect(lineItems[0]).toMatchObject({ discountAmount: 19.8, totalPrice: 115.2 })
  })

  it('adds up to the smallest unit of every currency, and never below zero', () => {
    const cents = fc.integer({ min: 0, max: 500_000 })
    const offers = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 40_000 })), {
      maxLength: 4,
    })
    const currency = fc.constantFrom(...Object.values(currencies))
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 6 }), offers, currency, (prices, offers, money) => {
        const unit = 10 ** money.numDecimals
        const lines = prices.map((price) => line(price / unit))
        const discountOffers = offers.map(([percentBased, amount], index) =>
          offer(`${index}`, percentBased ? amount % 101 : amount / unit, { percentBased }),
        )
        const { lineItems, discounts } = applyBestDiscount(lines, discountOffers, {
          currency: money,
          rushPercent: 0,
        })
        const total = (key: 'listPrice' | 'discountAmount' | 'totalPrice') =>
          sumOf(
            lineItems.map((item) => item[key]),
            money,
          )
        const applied = discounts.filter((discount) => discount.applied)
        for (const { potentialAmount, supersededBy } of discounts) {
          expect(potentialAmount).toBeLessThanOrEqual(applied[0]?.appliedAmount ?? 0)
          if (supersededBy !== null) expect(supersededBy).toBe(applied[0]?.id)
        }
        expect(applied.length).toBeLessThanOrEqual(1)
        expect(
          sumOf(
            applied.map(({ appliedAmount }) => appliedAmount),
            money,
          ),
        ).toBe(total('discountAmount'))
        expect(sumOf([total('totalPrice'), total('discountAmount')], money)).toBe(
          total('listPrice'),
        )
        for (const item of lineItems) expect(item.totalPrice).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 300 },
    )
  })
})
