import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderPlan } from '../../../scenarios/builders/orders/build-order.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { siteCurrency } from '../../../scenarios/builders/site-money.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import {
  availableServices,
  deadlineWith,
  lengthOptions,
  optionsForLength,
} from './service-options.ts'

const plan: OrderPlan = {
  key: 'one',
  status: 'Received',
  services: ['standardEditing'],
  orderedAgo: 0,
}
const order = (changes: Partial<OrderPlan> = {}) =>
  buildOrder({ ...plan, ...changes }, helenMarsh, fixedNow).order
const { currency } = siteCurrency('us')
const setting = (changes: Partial<OrderPlan> = {}, wordCount: number | null = 4_210) => ({
  order: order(changes),
  wordCount,
  currency,
  site: 'us' as const,
  companyName: 'Galley',
})

const premium = () => {
  const service = formService('svc-premium-editing')
  if (!service) throw new Error('Premium Editing is not sold.')
  return lengthOptions(service, currency)
}

describe('the options of a service', () => {
  it.each([
    [1, 1],
    [1_500, 1],
    [1_501, 1_501],
    [3_500, 1_501],
    [4_210, 3_501],
  ])('for %d words start at %d', (words, lengthLow) => {
    expect(optionsForLength(premium(), words)).toMatchObject([{ lengthLow }])
  })

  it('are all of them, the cheapest first, while the length is unknown', () => {
    const prices = optionsForLength(premium().toReversed(), null).map(({ price }) => price)
    expect(prices.length).toBe(premium().length)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('are empty for a text that is too long', () => {
    expect(optionsForLength(premium(), 400_000)).toEqual([])
  })
})

describe('services that can be added', () => {
  const ids = (changes: Partial<OrderPlan>) =>
    availableServices(setting(changes)).flatMap(({ services }) => services.map(({ id }) => id))

  it('exclude services of the order, and a second editing', () => {
    expect(ids({ services: ['standardEditing', 'formatting'] })).not.toContain('svc-formatting')
    expect(ids({ services: ['standardEditing'] })).not.toContain('svc-premium-editing')
    expect(ids({ services: ['figures'] })).toContain('svc-premium-editing')
  })
})

describe('the deadline with more services', () => {
  const due = order({ dueIn: 24 * 3_600_000 }).deadline

  it.each<[string, string[], string | null]>([
    ['stays the same without any', [], due],
    ['follows by working days', ['svc-formatting'], '2026-11-09T14:00:00.000Z'],
    ['is that of the slowest', ['svc-formatting', 'svc-journal-rec'], '2026-11-12T14:00:00.000Z'],
  ])('%s', (_, added, expected) => {
    expect(deadlineWith({ order: order({ dueIn: 24 * 3_600_000 }), site: 'us' }, added)).toBe(
      expected,
    )
  })

  it('is unknown while the order has none', () => {
    expect(deadlineWith({ order: order(), site: 'us' }, ['svc-formatting'])).toBeNull()
  })
})
