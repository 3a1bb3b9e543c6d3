import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Discount } from '../../../../api/order-form/order-form.ts'
import { dollars, yen } from '../../../../api/order-form/test-currencies.ts'
import { testOption, testService } from '../../services/test-services.ts'
import { type ExplainedForm, explainPrice, pricedLength } from './explain-price.ts'
import { applied, discount, form, identity, line, service } from './test-explained-form.ts'

type Row = [name: string, changes: Partial<ExplainedForm>, lines: [string, number, number][]]

describe('the steps from list price to total', () => {
  it.each<Row>([
    ['nothing', { lineItems: [], services: [], totalPrice: 0 }, []],
    ['a service', {}, [['service', 372, 372]]],
    [
      'two services',
      {
        lineItems: [line(identity, 372), line('figures', 96)],
        services: [service(identity), service('figures')],
        totalPrice: 468,
      },
      [
        ['service', 372, 372],
        ['service', 96, 468],
      ],
    ],
    [
      'rush',
      {
        lineItems: [line(identity, 502.2)],
        services: [service(identity, 'rush')],
        totalPrice: 502.2,
      },
      [
        ['service', 372, 372],
        ['delivery', 130.2, 502.2],
      ],
    ],
    [
      'express',
      {
        lineItems: [line(identity, 651)],
        services: [service(identity, 'express')],
        totalPrice: 651,
      },
      [
        ['service', 372, 372],
        ['delivery', 279, 651],
      ],
    ],
    [
      'a service that is always rush',
      {
        rushPriceDifference: null,
        lineItems: [line(identity, 502.2)],
        services: [service(identity, 'rush')],
        totalPrice: 502.2,
      },
      [['service', 502.2, 502.2]],
    ],
    [
      'a discount on the surcharge, then the best of the others',
      {
        lineItems: [line(identity, 502.2, 97.46)],
        services: [service(identity, 'rush')],
        discounts: [
          applied('FIFTEEN', 71.42, { amount: 15, baseAmount: 476.16 }),
          applied('rush', 26.04, { type: 'Service discount', amount: 20, baseAmount: 130.2 }),
        ],
        totalPrice: 404.74,
      },
      [
        ['service', 372, 372],
        ['delivery', 130.2, 502.2],
        ['discount', -26.04, 476.16],
        ['discount', -71.42, 404.74],
      ],
    ],
    [
      'a voucher',
      {
        totalPrice: 0,
        voucher: { code: 'V-1', institution: '', expiresAt: '', appliedAmount: 372 },
      },
      [
        ['service', 372, 372],
        ['voucher', -372, 0],
      ],
    ],
    [
      'yen',
      {
        currency: yen,
        lineItems: [line(identity, 55_522, 8_328)],
        discounts: [applied('FIFTEEN', 8_328)],
        totalPrice: 47_194,
      },
      [
        ['service', 55_522, 55_522],
        ['discount', -8_328, 47_194],
      ],
    ],
    [
      'what the figures leave open',
      { totalPrice: 370.5 },
      [
        ['service', 372, 372],
        ['other', -1.5, 370.5],
      ],
    ],
  ])('%s', (_, changes, lines) => {
    const explained = explainPrice({ ...form, ...changes })
    expect(explained.lines.map(({ kind, amount, after }) => [kind, amount, after])).toEqual(lines)
  })

  it('names services without a price apart', () => {
    const services = [service(identity), service('svc-concierge')]
    const { lines, unpriced } = explainPrice({ ...form, services })
    expect(lines).toHaveLength(1)
    expect(unpriced).toMatchObject([{ identity: 'svc-concierge' }])
  })
})

describe('the discounts that lost', () => {
  it.each<[string, Discount[], [lost: string, winner: string | undefined][]]>([
    ['none', [applied('A', 37.2)], []],
    ['one', [discount('A', { supersededBy: 'B' }), applied('B', 55.8)], [['A', 'B']]],
    ['one that does not fit', [discount('A', { potentialAmount: 0 })], [['A', undefined]]],
    [
      'a code that is there twice',
      [
        discount('a', { supersededBy: 'B' }),
        discount('A', { supersededBy: 'B' }),
        applied('B', 55.8),
      ],
      [['a', 'B']],
    ],
    ['the code that counts, once more', [discount('a'), applied('A', 37.2)], []],
  ])('%s', (_, discounts, expected) => {
    const { lost } = explainPrice({ ...form, discounts })
    expect(lost.map((entry) => [entry.discount.id, entry.winner?.id])).toEqual(expected)
  })
})

describe('the longest text that the price holds for', () => {
  const unlimited = testService({
    serviceOptions: [testOption({ wordCount: { min: 1, max: null } })],
  })
  it.each<[string, Partial<ExplainedForm>, ReturnType<typeof pricedLength>]>([
    ['that of the length', {}, { last: 6_000, tier: 'standard' }],
    ['that of a tier', { services: [service(identity, 'rush')] }, { last: 6_000, tier: 'rush' }],
    ['none where it has no end', { availableServices: [unlimited] }, null],
    ['unknown for another length', { wordCount: 9_000 }, null],
    ['unknown without a service', { services: [] }, null],
    ['unknown where the length does not matter', { availableServices: [testService({})] }, null],
  ])('%s', (_, changes, length) => {
    expect(pricedLength(explainPrice({ ...form, ...changes }))).toEqual(length)
  })
})

it('adds up to the total to the smallest coin, whatever the figures', () => {
  const coins = fc.integer({ min: 0, max: 9_999_999 })
  const tiers = fc.constantFrom('standard' as const, 'rush' as const, 'express' as const)
  const figures = fc.record({
    prices: fc.array(fc.tuple(coins, coins, tiers), { maxLength: 6 }),
    discounts: fc.array(fc.tuple(coins, fc.boolean()), { maxLength: 4 }),
    surcharge: fc.option(coins),
    voucher: fc.option(coins),
    total: coins,
    currency: fc.constantFrom(dollars, yen),
  })
  fc.assert(
    fc.property(figures, ({ prices, discounts, surcharge, voucher, total, currency }) => {
      const unit = 10 ** currency.numDecimals
      const amount = (count: number) => count / unit
      const { lines } = explainPrice({
        ...form,
        currency,
        lineItems: prices.map(([price, off], index) =>
          line(`${index}`, amount(price), amount(off)),
        ),
        services: prices.map(([, , tier], index) => service(`${index}`, tier)),
        discounts: discounts.map(([off, counts], index) =>
          counts ? applied(`${index}`, amount(off)) : discount(`${index}`),
        ),
        rushPriceDifference: surcharge === null ? null : amount(surcharge),
        totalPrice: amount(total),
        voucher:
          voucher === null
            ? null
            : { code: 'V', institution: '', expiresAt: '', appliedAmount: amount(voucher) },
      })
      const inCoins = (value: number) => Math.round(value * unit)
      expect(lines.reduce((sum, entry) => sum + inCoins(entry.amount), 0)).toBe(total)
      let before = 0
      for (const entry of lines) {
        expect(inCoins(entry.after)).toBe(before + inCoins(entry.amount))
        before = inCoins(entry.after)
      }
    }),
    { numRuns: 500 },
  )
})
