import { describe, expect, it } from 'vitest'
import { english, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'

const form = '/api/order-form/form-1'
const ask = `POST ${form}/service-bundle-interest`
const answer = `POST ${form}/service-bundle-questions`
const take = `POST ${form}/service-bundle`
const on = { service_bundles: true, express_delivery: false }
const needs = (...values: string[]) => ({ id: 'bundle-needs', values })
const yes = (id: string) => ({ id, values: ['true'] })

const bundle = { serviceBundleId: 'bundle-premium', rush: false, deliveryTier: 'standard' }

describe('bundle questions', () => {
  it('are asked only after interest is shown', async () => {
    const { send } = await withSeededForm('new-customer', english, on)
    const count = 'bundle-table-count'
    expect((await send(ask, { json: { interested: true } })).body).toMatchObject({
      order: {
        currentStep: 'service-bundles',
        serviceBundle: { interested: true, answers: [] },
        serviceBundleQuestions: [
          { id: 'bundle-needs', type: 'multiple-choice', followUpQuestionIdentities: [] },
          { id: 'bundle-tables', type: 'toggle', followUpQuestionIdentities: [count] },
          { id: count, type: 'int' },
          { type: 'toggle', followUpQuestionIdentities: ['bundle-journal'] },
          { id: 'bundle-journal', type: 'journal-select' },
        ],
        availableServiceBundles: [],
      },
    })
    expect((await send(ask, { json: { interested: false } })).body).toMatchObject({
      order: { currentStep: 'manuscript-services', serviceBundleQuestions: [] },
    })
  })

  it('lead to matching bundles', async () => {
    const { send } = await withSeededForm('new-customer', english, on)
    const answers = [
      needs('need-language'),
      yes('bundle-tables'),
      { id: 'bundle-table-count', values: ['3'] },
    ]
    expect((await send(answer, { json: { answers } })).body).toMatchObject({
      currentStep: 'service-bundles',
      availableServiceBundles: [
        {
          name: 'premium',
          primaryServiceName: 'Premium Editing',
          discount: { percent: 10 },
          deadlines: { standard: '2026-11-10T14:00:00.000Z', rush: '2026-11-05T14:00:00.000Z' },
        },
        { name: 'standard' },
        { name: 'table-formatting' },
      ],
    })
  })

  it.each([
    ['a language', { ...english, languageId: 2 }, needs('need-format'), ['chinese']],
    ['nothing', english, needs('need-pictures'), []],
  ])('lead to %s', async (_, changes, answers, names) => {
    const { send } = await withSeededForm('anonymous', changes, on)
    const { body } = await send(answer, { json: { answers: [answers] } })
    expect(body).toMatchObject({ availableServiceBundles: names.map((name) => ({ name })) })
    expect(body).toHaveProperty('availableServiceBundles.length', names.length)
  })

  it('are returned as they were answered, and name the target journal', async () => {
    const { send } = await withSeededForm('new-customer', english, on)
    const named = (name: string) => [
      needs('need-format'),
      yes('bundle-journal-known'),
      { id: 'bundle-journal', values: [name] },
    ]
    const load = `GET ${form}/load`
    await send(answer, { json: { answers: named('Plant and Soil') } })
    expect((await send(load)).body).toMatchObject({
      orderForm: {
        serviceBundle: { answers: named('Plant and Soil') },
        journal: { name: 'Plant and Soil', url: null },
      },
    })
    const journal = { name: 'Catena', url: 'https://catena.example.org' }
    await send(`PUT ${form}/details`, { json: { journal } })
    await send(answer, { json: { answers: named('Plant and Soil') } })
    expect((await send(load)).body).toMatchObject({ orderForm: { journal } })
    await send(answer, { json: { answers: named('Botany') } })
    expect((await send(load)).body).toMatchObject({ orderForm: { journal: { name: 'Botany' } } })
  })

  it.each([
    ['no box', [needs()], 'selectOneCheckbox'],
    ['an unknown checkbox', [needs('need-money')], 'selectOneCheckbox'],
    ['nothing at all', [], 'selectOneCheckbox'],
    [
      'tables without a number',
      [needs('need-format'), yes('bundle-tables')],
      'tables-on-with-no-table-count',
    ],
    [
      'too many tables',
      [needs('need-format'), yes('bundle-tables'), { id: 'bundle-table-count', values: ['26'] }],
      'tables-on-with-no-table-count',
    ],
    [
      'a journal without a name',
      [needs('need-format'), yes('bundle-journal-known'), { id: 'bundle-journal', values: [' '] }],
      'journalForTableFormatting',
    ],
  ])('refuse %s', async (_, answers, error) => {
    const { send } = await withSeededForm('new-customer', english, on)
    expect((await send(answer, { json: { answers } })).body).toEqual({ error })
  })

  it.each(['rework', 'figures-only', 'multimedia', 'price-quote'] as const)(
    'are refused for the goal %s',
    async (goal) => {
      const { send } = await withSeededForm('new-customer', { ...english, goal }, on)
      const refused = { error: 'service-bundles-not-offered' }
      expect((await send(ask, { json: { interested: true } })).body).toEqual(refused)
      const answers = [needs('need-format')]
      expect((await send(answer, { json: { answers } })).body).toEqual(refused)
    },
  )

  it('are refused where a site has no bundles, and to other people', async () => {
    const { send } = await withSeededForm('new-customer', english, { service_bundles: false })
    const refused = { error: 'service-bundles-not-offered' }
    expect((await send(ask, { json: { interested: true } })).body).toEqual(refused)
    expect((await send(answer, { json: { answers: [needs('need-format')] } })).body).toEqual(
      refused,
    )
    expect((await send(take, { json: { ...bundle, services: [] } })).body).toEqual(refused)
    for (const call of [ask, answer, take]) {
      expect((await send(call, { json: {} })).status).toBe(400)
    }
    expect((await send(ask, { json: { interested: true }, session: null })).status).toBe(404)
    expect((await send(answer, { json: { answers: [] }, session: null })).status).toBe(404)
    expect((await send(take, { json: { ...bundle, services: [] }, session: null })).status).toBe(
      404,
    )
  })
})

describe('a bundle', () => {
  async function answered(flags = {}) {
    const backend = await withSeededForm('new-customer', english, { ...on, ...flags })
    const answers = [
      needs('need-language', 'need-format'),
      yes('bundle-tables'),
      { id: 'bundle-table-count', values: ['3'] },
    ]
    await backend.send(answer, { json: { answers } })
    return backend
  }

  it('is cheaper by a percentage of the standard-delivery prices, and opens the next step', async () => {
    const { send } = await answered()
    const json = {
      ...bundle,
      services: ['svc-formatting', 'svc-table-formatting'],
      rush: true,
      deliveryTier: 'rush',
    }
    const { body } = await send(take, { json })
    // 10% of 372 + 185 + 72; the price with rush is 502.20 + 185 + 72.
    expect(body).toMatchObject({
      steps: { current: { url: '/researcher/submit/details' } },
      order: {
        serviceBundle: { id: 'bundle-premium' },
        discounts: [{ type: 'Service discount', amount: 10, appliedAmount: 62.9, applied: true }],
        totalPrice: 696.3,
      },
    })
  })

  it('shows the prices that are charged for the counted tables', async () => {
    const { send } = await answered()
    const { body } = await send(`GET ${form}/load`)
    const tables = { serviceIdentity: 'svc-table-formatting', tableCount: 3, price: 72 }
    expect(body).toMatchObject({
      orderForm: {
        availableServiceBundles: expect.arrayContaining([
          expect.objectContaining({
            name: 'table-formatting',
            primaryService: {
              id: 'svc-table-formatting',
              options: [expect.objectContaining(tables)],
            },
          }),
        ]),
      },
    })
    const json = { ...bundle, serviceBundleId: 'bundle-table-formatting', services: [] }
    expect((await send(take, { json })).body).toMatchObject({ order: { totalPrice: 72 } })
  })

  it('gives no discount with editing alone, or without it', async () => {
    const { send } = await answered()
    expect((await send(take, { json: { ...bundle, services: [] } })).body).toMatchObject({
      order: { discounts: [], totalPrice: 372 },
    })
    const alone = {
      ...bundle,
      serviceBundleId: 'bundle-manuscript-formatting',
      services: ['svc-cover-letter'],
    }
    expect((await send(take, { json: alone })).body).toMatchObject({
      order: { discounts: [], totalPrice: 295 },
    })
  })

  it('is replaced when all services are chosen', async () => {
    const { send } = await answered()
    await send(take, { json: { ...bundle, services: ['svc-formatting'] } })
    expect((await send(ask, { json: { interested: false } })).body).toMatchObject({
      order: { discounts: [], serviceBundle: { interested: false, id: null }, totalPrice: 557 },
    })
  })

  it.each([
    [
      'another bundle',
      { serviceBundleId: 'bundle-vip', services: [] },
      'service-bundle-not-available',
    ],
    [
      'an unknown bundle',
      { serviceBundleId: 'bundle', services: [] },
      'service-bundle-not-available',
    ],
    ['another service', { services: ['svc-figures'] }, 'service-bundle-service-not-included'],
    ['express', { services: [], deliveryTier: 'express' }, 'service-bundle-tier-not-offered'],
  ])('refuses %s', async (_, changes, error) => {
    const { send, world } = await answered()
    expect((await send(take, { json: { ...bundle, ...changes } })).body).toEqual({ error })
    expect(world.orderForms.get('form-1')?.bundle.id).toBeNull()
  })
})
