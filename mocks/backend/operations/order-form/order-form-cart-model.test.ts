import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TestRequest } from '../../../testing/backend-in-scenario.ts'
import { modelRuns, modelTime } from '../../../testing/model-runs.ts'
import { codeOf, english, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { dayOf } from '../../../world/clock/world-calendar.ts'
import { sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { isWorkingDay } from '../../rules/pricing/working-calendar.ts'
import { siteZones } from '../../rules/site-zones.ts'

type CartCommand = { call: string; json?: object }

const form = '/api/order-form/form-1'
const tiers = ['standard', 'rush', 'express'] as const
const texts = [
  'svc-standard-editing',
  'svc-premium-editing',
  'svc-vip-editing',
  'svc-scientific-editing',
  'svc-translation',
]
const additions = [
  'svc-figures',
  'svc-table-formatting',
  'svc-formatting',
  'svc-journal-rec',
  'svc-plagiarism-check',
  'svc-concierge',
]
const codes = ['TEN', 'HALF', 'FORTY', 'EDITING', 'NOTHING']
const needs = ['need-language', 'need-science', 'need-guidance', 'need-format', 'need-pictures']

const select = fc
  .record({
    selectedService: fc.constantFrom(...texts, null),
    declineEditingServices: fc.boolean(),
    rush: fc.boolean(),
    express: fc.boolean(),
  })
  .map((json): CartCommand => ({ call: `PUT ${form}/selected-service`, json }))

const tier = fc
  .record({ rushed: fc.boolean(), deliveryTier: fc.constantFrom(...tiers) })
  .map((json): CartCommand => ({ call: `PUT ${form}/update-delivery-tier`, json }))

const add = fc.tuple(fc.constantFrom(...additions), fc.integer({ min: 1, max: 25 })).map(
  ([id, quantity]): CartCommand => ({
    call: `POST ${form}/service-options/${id}`,
    json: { quantity },
  }),
)

const remove = fc
  .constantFrom(...additions)
  .map((id): CartCommand => ({ call: `DELETE ${form}/service-options/${id}` }))

const code = fc
  .tuple(fc.constantFrom('PUT', 'DELETE'), fc.constantFrom(...codes))
  .map(([method, item]): CartCommand => ({ call: `${method} ${form}/discount-code/${item}` }))

const answer = fc.subarray(needs).map(
  (values): CartCommand => ({
    call: `POST ${form}/service-bundle-questions`,
    json: { answers: [{ id: 'bundle-needs', values }] },
  }),
)

const bundle = fc
  .record({
    serviceBundleId: fc.constantFrom(
      'bundle-premium',
      'bundle-standard',
      'bundle-vip',
      'bundle-manuscript-formatting',
    ),
    services: fc.subarray(['svc-formatting', 'svc-plagiarism-check', 'svc-premium-editing']),
    rush: fc.boolean(),
    deliveryTier: fc.constantFrom(...tiers),
  })
  .map((json): CartCommand => ({ call: `POST ${form}/service-bundle`, json }))

const command = fc.oneof(select, tier, add, remove, code, answer, bundle)

function expectSound(order: Schemas['OrderForm']): void {
  const { lineItems, totalPrice, discounts, services, currency, deadline, holidays } = order
  const sum = (amounts: number[]) => sumOf(amounts, currency)
  expect(sum(lineItems.map((line) => line.totalPrice))).toBe(totalPrice)
  expect(sum(discounts.map(({ appliedAmount }) => appliedAmount))).toBe(
    sum(lineItems.map(({ discountAmount }) => discountAmount)),
  )
  for (const line of lineItems) {
    expect(line.discountAmount).toBeGreaterThanOrEqual(0)
    expect(line.discountAmount).toBeLessThanOrEqual(line.listPrice)
    expect(sum([line.totalPrice, line.discountAmount])).toBe(line.listPrice)
  }
  const applied = discounts.filter((item) => item.applied && item.id !== 'discount-rush')
  expect(applied.length).toBeLessThanOrEqual(1)
  expect(discounts.filter(({ type }) => type === 'Promotional Code').length).toBeLessThanOrEqual(1)
  const hurried = services.filter(({ deliveryTier }) => deliveryTier !== 'standard')
  expect(hurried.length).toBeLessThanOrEqual(1)
  for (const item of services) expect(item.rush).toBe(item.deliveryTier === 'rush')
  const day = deadline === null ? undefined : dayOf(Date.parse(deadline), siteZones.us)
  if (day !== undefined) {
    expect(isWorkingDay('us', day)).toBe(true)
    expect(holidays).not.toContain(day)
  }
}

it(
  'keeps an order form valid after any choices in any order and currency',
  async () => {
    const wordCount = fc.constantFrom(900, 4_000, 5_999, 6_000, 12_500, 18_001, 40_000)
    const money = fc.constantFrom(currencies.USD, currencies.JPY, currencies.EUR)
    const commands = fc.array(command, { minLength: 8, maxLength: 16 })
    await fc.assert(
      fc.asyncProperty(wordCount, money, commands, async (words, currency, list) => {
        const flags = { service_bundles: true, express_delivery: true }
        const { send, world, facts } = await withSeededForm(
          'returning-customer',
          { ...english, wordCount: words },
          flags,
        )
        const { identity } = facts.person
        const user = world.users.get(identity)
        if (!user) throw new Error('Nobody is there.')
        const currencyIso = currency.shortName
        world.users.update(identity, { account: { ...user.account, currency, currencyIso } })
        world.promotionalCodes.insert(codeOf('TEN'))
        world.promotionalCodes.insert(codeOf('HALF', { amount: 50 }))
        world.promotionalCodes.insert(codeOf('FORTY', { percentBased: false, amount: 40 }))
        world.promotionalCodes.insert(codeOf('EDITING', { amount: 33, forClasses: ['editing'] }))
        for (const { call, json } of list) {
          const sent: TestRequest = json === undefined ? {} : { json }
          const { status } = await send(call, sent)
          expect([200, 400, 404]).toContain(status)
          const row = world.orderForms.get('form-1')
          if (!row) throw new Error('The form is gone.')
          expectSound(orderFormOf(world, row, fixedNow))
        }
      }),
      modelRuns(12, 200),
    )
  },
  modelTime,
)
