import fc from 'fast-check'
import { day, hour } from '../../scenarios/builders/server-date.ts'
import type { modelMethods } from './model-payment-methods.ts'

export type Site = 'us' | 'br'
export type Pay = {
  kind: 'pay'
  what: 'payoff' | 'prepay' | 'open-prepay' | 'editing' | 'translation' | 'order'
  which: number
  by: keyof typeof modelMethods
  /** In cents; `all` stands for the rest of the bill. */
  credits: number | 'all'
  prepaid: number | 'rest'
  again: boolean
  wrongAmount: boolean
}
export type Command =
  | Pay
  | { kind: 'twice'; changed: boolean }
  | { kind: 'approve' | 'decline'; which: number }
  | { kind: 'wait'; time: number }

const rarely = fc.nat(15).map((one) => one === 0)
// Small range, so that commands often meet at the same bill or payment.
const which = fc.nat(11)

const pay: fc.Arbitrary<Pay> = fc.record({
  kind: fc.constant('pay'),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('payoff') },
    { weight: 2, arbitrary: fc.constant('order') },
    { weight: 3, arbitrary: fc.constantFrom('prepay', 'open-prepay', 'editing', 'translation') },
  ),
  which,
  by: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('payPal', 'bank') },
    { weight: 2, arbitrary: fc.constantFrom('boleto', 'card') },
    { weight: 1, arbitrary: fc.constantFrom('declinedCard', 'cardWithStep') },
  ),
  credits: fc.constantFrom<Pay['credits'][]>(0, 0, 0, 0, 1_000, 6_035, 'all', 'all', 99_900),
  prepaid: fc.constantFrom<Pay['prepaid'][]>(0, 0, 0, 0, 0, 3_333, 3_333, 'rest', 500_000),
  again: rarely,
  wrongAmount: rarely,
})

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: pay },
  fc.record({ kind: fc.constant('twice'), changed: rarely }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('approve'), which }) },
  fc.record({ kind: fc.constant('decline'), which }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      time: fc.constantFrom(23 * hour, day, 2 * day, 3 * day, 5 * day, 40 * day),
    }),
  },
)
