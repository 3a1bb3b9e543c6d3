import { describe, expect, it } from 'vitest'
import { english, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'

const form = '/api/order-form/form-1'
const premium = { selectedService: 'svc-premium-editing', declineEditingServices: false }
const usual = { ...premium, rush: false, express: false }
const select = `PUT ${form}/selected-service`
const noExpress = { express_delivery: false }
const figures = `${form}/service-options/svc-figures`

describe('choosing the service of the text', () => {
  it('prices it by the word count and returns the deadline', async () => {
    const { send } = await withSeededForm('new-customer', english, noExpress)
    const { status, body } = await send(select, { json: usual })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      order: {
        lineItems: [{ name: 'Premium Editing', totalPrice: 372, discountAmount: 0 }],
        totalPrice: 372,
        deadline: '2026-11-10T14:00:00.000Z',
        rushPriceDifference: 130.2,
        expressPriceDifference: null,
        services: [{ name: 'Premium Editing', deliveryTier: 'standard', rush: false }],
      },
    })
  })

  it('delivers as rush or as express, not as both', async () => {
    const { send } = await withSeededForm('new-customer', english, { express_delivery: true })
    const express = await send(select, { json: { ...usual, express: true } })
    expect(express.body).toMatchObject({
      order: { totalPrice: 651, deadline: '2026-11-04T14:00:00.000Z', expressPriceDifference: 279 },
    })
    const rush = await send(select, { json: { ...usual, rush: true } })
    expect(rush.body).toMatchObject({ order: { totalPrice: 502.2 } })
    const both = await send(select, { json: { ...usual, rush: true, express: true } })
    expect(both.body).toEqual({ error: 'delivery-tiers-exclude-one-another' })
  })

  it.each([
    [
      'a translation for English',
      { ...usual, selectedService: 'svc-translation' },
      'service-not-offered',
    ],
    ['an addition', { ...usual, selectedService: 'svc-figures' }, 'service-not-offered'],
    [
      'a service that is not sold',
      { ...usual, selectedService: 'svc-rapid-review' },
      'service-not-offered',
    ],
    ['express where the site has none', { ...usual, express: true }, 'delivery-tier-not-offered'],
    [
      'rush without a service',
      { ...usual, selectedService: null, rush: true },
      'delivery-tier-not-offered',
    ],
    [
      'declining together with a service',
      { ...usual, declineEditingServices: true },
      'service-cannot-be-declined',
    ],
  ])('refuses %s', async (_, json, error) => {
    const { send, world } = await withSeededForm('new-customer', english, noExpress)
    expect((await send(select, { json })).body).toEqual({ error })
    expect(world.orderForms.get('form-1')?.service).toBeNull()
  })

  it('declines editing, but not translation', async () => {
    const decline = { ...usual, selectedService: null, declineEditingServices: true }
    const { send } = await withSeededForm('new-customer')
    expect((await send(select, { json: decline })).body).toMatchObject({
      order: { declineEditingServices: true, totalPrice: 0, deadline: null },
    })
    const abroad = await withSeededForm('new-customer', {
      ...english,
      goal: 'translation',
      languageId: 6,
    })
    expect((await abroad.send(select, { json: decline })).body).toEqual({
      error: 'service-cannot-be-declined',
    })
  })

  it('leaves the deadline of a very long text open, and shows its own services only then', async () => {
    const text = { ...english, goal: 'translation', languageId: 6 } as const
    const { send, world } = await withSeededForm('new-customer', { ...text, wordCount: 18_001 })
    const json = { ...usual, selectedService: 'svc-long-translation' }
    expect((await send(select, { json })).body).toMatchObject({
      order: { deadline: null, veryLongWordCount: true, lineItems: [{ listPrice: 3_450 }] },
    })
    world.orderForms.update('form-1', { wordCount: 11_999 })
    expect((await send(select, { json })).body).toEqual({ error: 'service-not-offered' })
  })

  it.each([
    ['new-customer', 11_999, false],
    ['new-customer', 12_000, true],
    ['new-customer', null, false],
    ['impersonator', 11_999, true],
    ['impersonator', null, true],
  ] as const)(
    'offers %s services for long translations at %d words: %s',
    async (scenario, wordCount, expected) => {
      const chinese = { ...english, goal: 'translation', languageId: 2, wordCount } as const
      const { send } = await withSeededForm(scenario, chinese)
      const { body } = await send('GET /api/order-form/load')
      const offered = JSON.stringify(body).includes('"identity":"svc-long-translation"')
      expect(offered).toBe(expected)
    },
  )

  it('is for the owner of the form alone', async () => {
    const { send } = await withSeededForm('anonymous')
    expect((await send(select, { json: usual, session: null })).status).toBe(404)
    expect((await send(select, { json: usual })).status).toBe(200)
    expect((await send(select, { json: { ...usual, rush: 'yes' } })).status).toBe(400)
  })
})

describe('additional services', () => {
  it.each([
    ['new-customer', 18_000, false],
    ['new-customer', 18_001, true],
    ['impersonator', 18_001, false],
  ] as const)('disable for %s a review of %d words: %s', async (scenario, wordCount, disabled) => {
    const { send } = await withSeededForm(scenario, { ...english, wordCount })
    expect((await send('GET /api/order-form/load')).body).toMatchObject({
      orderForm: {
        availableServices: expect.arrayContaining([
          expect.objectContaining({ identity: 'svc-presubmission-review', disabled }),
        ]),
      },
    })
    const review = '/api/order-form/form-1/service-options/svc-presubmission-review'
    const { body } = await send(`POST ${review}`, { json: { quantity: 1 } })
    expect(body).toMatchObject(disabled ? { error: 'service-not-offered' } : { order: {} })
  })

  it('are added, counted and removed', async () => {
    const { send } = await withSeededForm('new-customer')
    await send(select, { json: usual })
    expect((await send(`POST ${figures}`, { json: { quantity: 2 } })).body).toMatchObject({
      lineItems: [{ totalPrice: 372 }, { serviceIdentity: 'svc-figures', totalPrice: 64 }],
      order: { totalPrice: 436, hasTranslation: false },
    })
    const json = { serviceIdentity: 'svc-figures', quantity: 25 }
    expect((await send(`PUT ${figures}/quantity`, { json })).body).toMatchObject({
      order: { totalPrice: 1_172, selections: [{}, { quantity: 25 }] },
    })
    await send(`POST ${figures}`, { json: { quantity: 1 } })
    expect((await send(`DELETE ${figures}`)).body).toMatchObject({ order: { totalPrice: 372 } })
    expect((await send(`DELETE ${figures}`)).status).toBe(404)
    expect((await send(`PUT ${figures}/quantity`, { json })).status).toBe(404)
  })

  it.each([
    ['POST', 'svc-figures', { quantity: 26 }, 400],
    ['POST', 'svc-figures', { quantity: 0 }, 400],
    ['POST', 'svc-formatting', { quantity: 2 }, 400],
    ['POST', 'svc-nothing', { quantity: 1 }, 404],
    ['POST', 'svc-rapid-review', { quantity: 1 }, 404],
  ])('%s %s with %o: %i', async (method, id, json, status) => {
    const { send } = await withSeededForm('new-customer')
    const got = await send(`${method} ${form}/service-options/${id}`, { json })
    expect(got.status).toBe(status)
  })

  it('require the same service in path and body, and have a count only where they can', async () => {
    const { send } = await withSeededForm('new-customer')
    await send(`POST ${figures}`, { json: { quantity: 1 } })
    const formatting = `${form}/service-options/svc-formatting`
    await send(`POST ${formatting}`, { json: { quantity: 1 } })
    const other = { serviceIdentity: 'svc-tables', quantity: 1 }
    expect((await send(`PUT ${figures}/quantity`, { json: other })).body).toMatchObject({
      errors: [{ pointer: '/body/serviceIdentity' }],
    })
    const many = { serviceIdentity: 'svc-formatting', quantity: 2 }
    expect((await send(`PUT ${formatting}/quantity`, { json: many })).body).toMatchObject({
      errors: [{ pointer: '/body/quantity' }],
    })
    expect((await send(`DELETE ${form}/service-options/%20`)).status).toBe(400)
  })

  it.each(['new-customer', 'impersonator'] as const)(
    'exclude for %s what is made to order, which support arranges',
    async (scenario) => {
      const { send, world } = await withSeededForm(scenario, english)
      for (const id of ['svc-concierge', 'svc-custom-illustration']) {
        const got = await send(`POST ${form}/service-options/${id}`, { json: { quantity: 1 } })
        expect(got.body).toEqual({ error: 'service-not-offered' })
      }
      expect(world.orderForms.get('form-1')?.additions).toEqual([])
    },
  )

  it('exclude the service of the text, and services of another goal', async () => {
    const { send } = await withSeededForm('new-customer')
    const text = await send(`POST ${form}/service-options/svc-vip-editing`, {
      json: { quantity: 1 },
    })
    expect(text.body).toEqual({ error: 'service-not-offered' })
    const video = await send(`POST ${form}/service-options/svc-video`, { json: { quantity: 1 } })
    expect(video.body).toEqual({ error: 'service-not-offered' })
  })
})

describe('the delivery tier', () => {
  const tier = `PUT ${form}/update-delivery-tier`

  it('is one of three, and can be reset to the usual one', async () => {
    const chosen = { ...english, service: 'svc-standard-editing' }
    const { send } = await withSeededForm('new-customer', chosen, noExpress)
    expect((await send(tier, { json: { rushed: true, deliveryTier: 'rush' } })).body).toMatchObject(
      {
        lineItems: [{ listPrice: 340.2 }],
        order: { services: [{ deliveryTier: 'rush', rush: true }] },
      },
    )
    expect(
      (await send(tier, { json: { rushed: false, deliveryTier: 'standard' } })).body,
    ).toMatchObject({ order: { totalPrice: 252, services: [{ deliveryTier: 'standard' }] } })
    const express = await send(tier, { json: { rushed: false, deliveryTier: 'express' } })
    expect(express.body).toEqual({ error: 'delivery-tier-not-offered' })
    const both = await send(tier, { json: { rushed: true, deliveryTier: 'express' } })
    expect(both.body).toEqual({ error: 'delivery-tiers-exclude-one-another' })
    expect((await send(tier, { json: { rushed: true, deliveryTier: 'fast' } })).status).toBe(400)
    expect(
      (
        await send(tier.replace('form-1', 'form-2'), {
          json: { rushed: true, deliveryTier: 'rush' },
        })
      ).status,
    ).toBe(404)
  })

  it('lowers the price of rush for customers with a level', async () => {
    const { send } = await withSeededForm('returning-customer', {
      ...english,
      service: 'svc-standard-editing',
    })
    expect((await send(tier, { json: { rushed: true, deliveryTier: 'rush' } })).body).toMatchObject(
      {
        discounts: [{ id: 'discount-rush', appliedAmount: 8.82 }],
        lineItems: [{ listPrice: 340.2, discountAmount: 8.82, totalPrice: 331.38 }],
        order: { rushDiscountEligible: true, rushDiscountPercent: 10, rushPriceDifference: 88.2 },
      },
    )
  })
})
