import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allFundValues,
  applyFunds,
  type FundedBill,
  type FundValues,
  initialFundValues,
} from './funds-rules.ts'

const usd = {
  shortName: 'USD',
  isoCode: 'USD',
  name: '',
  sign: '$',
  exchangeRate: 1,
  numDecimals: 2,
}
const brl = { ...usd, shortName: 'BRL', isoCode: 'BRL', sign: 'R$', exchangeRate: 0.18 }
const jpy = { ...usd, shortName: 'JPY', isoCode: 'JPY', exchangeRate: 0.0067, numDecimals: 0 }

const bill = (changes: Partial<FundedBill> = {}): FundedBill => ({
  total: 347,
  funds: { credits: 60, prepayment: 250 },
  currency: usd,
  ...changes,
})
const values = (changes: Partial<FundValues> = {}): FundValues => ({
  useCredits: 'yes',
  prepaymentOption: 'none',
  prepaymentAmount: '',
  ...changes,
})
const partial = (prepaymentAmount: string) =>
  ({ prepaymentOption: 'partialPayment', prepaymentAmount }) as const

test.each([
  ['credits alone', bill(), values(), [60, 0, 287]],
  ['nothing', bill(), values({ useCredits: 'no' }), [0, 0, 347]],
  ['credits and part of the balance', bill(), values(partial('100.50')), [60, 100.5, 186.5]],
  ['no more than the balance', bill(), values(partial('300')), [60, 250, 37]],
  ['no more than the rest', bill({ total: 100 }), values(partial('90')), [60, 40, 0]],
  ['no amount that cannot be read', bill(), values(partial('ten')), [60, 0, 287]],
  ['no more credits than the total', bill({ total: 40 }), values(), [40, 0, 0]],
  [
    'all from the balance',
    bill({ total: 300 }),
    values({ prepaymentOption: 'fullPayment' }),
    [60, 240, 0],
  ],
  [
    'not all from a smaller balance',
    bill(),
    values({ prepaymentOption: 'fullPayment' }),
    [60, 0, 287],
  ],
  ['nothing of a free order', bill({ total: 0 }), values(partial('5')), [0, 0, 0]],
])('applies %s', (_, funded, chosen, [creditsApplied, prepaymentApplied, due]) => {
  expect(applyFunds(funded, chosen)).toEqual({ creditsApplied, prepaymentApplied, due })
})

test.each([
  ['a balance that covers the rest', bill({ total: 310 }), 'fullPayment'],
  ['a smaller balance', bill({ total: 311 }), 'none'],
  ['credits that pay all', bill({ total: 60 }), 'none'],
] as const)('offers first, with %s, %3$s', (_, funded, prepaymentOption) => {
  expect(initialFundValues(funded)).toEqual(values({ prepaymentOption }))
})

test.each([
  ['dollars', bill(), '250', 37],
  ['cents', bill({ funds: { credits: 60, prepayment: 120.5 } }), '120.50', 166.5],
  ['yen', bill({ funds: { credits: 0, prepayment: 300 }, currency: jpy }), '300', 47],
  [
    'reais',
    bill({ total: 4_000, funds: { credits: 0, prepayment: 1_240.5 }, currency: brl }),
    '1.240,50',
    2_759.5,
  ],
])('spends all of a smaller balance, in %s', (_, funded, prepaymentAmount, due) => {
  const offered = allFundValues(funded)
  expect(offered).toEqual(values(partial(prepaymentAmount)))
  expect(applyFunds(funded, offered).due).toBe(due)
})

test.each([
  ['a balance that covers the rest', bill({ total: 310 })],
  ['credits that pay all', bill({ total: 60 })],
])('spends %s as usual', (_, funded) => {
  expect(allFundValues(funded)).toEqual(initialFundValues(funded))
})

test('adds up to the total, to the smallest coin', () => {
  const coins = fc.integer({ min: 0, max: 5_000_000 })
  const options = fc.constantFrom('fullPayment', 'partialPayment', 'none')
  const answers = fc.record({ useCredits: fc.constantFrom('yes', 'no'), prepaymentOption: options })
  fc.assert(
    fc.property(coins, coins, coins, coins, fc.constantFrom(usd, jpy), answers, (...input) => {
      const [total, credits, prepayment, typed, currency, chosen] = input
      const unit = 10 ** currency.numDecimals
      const funds = { credits: credits / unit, prepayment: prepayment / unit }
      const funded = { total: total / unit, funds, currency }
      const applied = applyFunds(funded, { ...chosen, prepaymentAmount: String(typed / unit) })
      const inCoins = [applied.creditsApplied, applied.prepaymentApplied, applied.due].map(
        (amount) => Math.round(amount * unit),
      )
      expect(inCoins.reduce((sum, amount) => sum + amount)).toBe(total)
      expect(Math.min(...inCoins)).toBeGreaterThanOrEqual(0)
    }),
  )
})
