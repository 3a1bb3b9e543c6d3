import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../backend/invariants/world-invariants.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { cardForm, testKey } from '../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { prefillNames, prefillStep } from '../builders/order-form/prefill-steps.ts'
import { loadScenario } from '../load-scenario.ts'
import type { ScenarioName } from '../scenario-list.ts'

const load = 'GET /api/order-form/load'

describe('order-form', () => {
  it('has an unfinished order that needs its details', async () => {
    const { send, facts } = await testBackend('order-form')
    expect((await send(load)).body).toMatchObject({
      orderForm: {
        identity: facts.form,
        currentStep: 'details',
        wordCount: 5200,
        calculatedWordCount: 5200,
        wordBinMismatch: false,
        services: [{ identity: 'svc-premium-editing' }],
        manuscripts: { main: [{ name: 'Sleep and walking in older adults.docx' }] },
      },
    })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: {
        orderFormInProgress: true,
        voucherAvailable: true,
        preferredGroup: { discountUsed: false },
        credits: [{ balance: 60 }],
        prepayments: [{ availablePrepaymentAmount: 250 }],
      },
    })
  })

  it('has a code that applies, one that loses, one that has expired and one that makes it free', async () => {
    const { send, facts } = await testBackend('order-form')
    const { applies, loses, expired, free } = facts.codes
    const put = (code: string) => send(`PUT /api/order-form/${facts.form}/discount-code/${code}`)
    expect((await put(loses)).body).toMatchObject({ requestedCodeApplied: false })
    expect((await put(expired)).body).toMatchObject({ error: 'discount-code-expired' })
    expect((await put(applies)).body).toMatchObject({ requestedCodeApplied: true })
    expect((await put(free)).body).toMatchObject({ requestedCodeApplied: true })
    expect((await send(load)).body).toMatchObject({ orderForm: { totalPrice: 0 } })
  })

  it('has answers to the bundle questions with and without a result', async () => {
    const { send, facts } = await testBackend('order-form')
    const { withResult, withoutResult } = facts.bundleAnswers
    const prefilled = async (answers: unknown) => {
      const call = `POST /api/order-form/${facts.form}/service-bundle-questions`
      const { body } = await send(call, { json: { answers } })
      return body
    }
    expect(await prefilled(withoutResult)).toMatchObject({ availableServiceBundles: [] })
    expect(await prefilled(withResult)).toMatchObject({
      availableServiceBundles: [{ name: 'premium' }, { name: 'standard' }],
    })
  })

  it('has a voucher that pays, and one that has expired', async () => {
    const { send, facts } = await testBackend('order-form')
    const put = (code: string) => send(`PUT /api/order-form/${facts.form}/voucher/${code}`)
    expect((await put(facts.expiredVoucher)).body).toEqual({ error: 'voucher-expired' })
    expect((await put(facts.voucher)).body).toMatchObject({ voucher: { code: facts.voucher } })
  })

  it('has a deadline that goes over a weekend', async () => {
    const { send, facts } = await testBackend('order-form')
    const { days, deadline } = facts.overAWeekend
    const { body } = await send(load)
    expect(body).toMatchObject({ orderForm: { deadline, deadlines: { [days]: deadline } } })
    const day = 86_400_000
    const passed = Math.floor((Date.parse(deadline) - fixedNow) / day)
    expect(passed).toBeGreaterThan(days)
    const between = Array.from({ length: passed }, (_, at) => new Date(fixedNow + at * day))
    expect(between.map((one) => one.getUTCDay())).toEqual(expect.arrayContaining([0, 6]))
    expect([1, 2, 3, 4, 5]).toContain(new Date(deadline).getUTCDay())
  })

  it('has a title that was ordered before', async () => {
    const { send, facts } = await testBackend('order-form')
    const found = async (title: string) =>
      (await send(`GET /api/order/duplicate?title=${encodeURIComponent(title)}`)).body
    expect(await found(facts.titles.orderedBefore)).toMatchObject({
      order: { externalId: facts.orders.earlier },
    })
    expect(await found(facts.titles.fresh)).toEqual({ order: null })
  })
})

describe('at=', () => {
  it.each(prefillNames)('brings the order form to %s', async (name) => {
    const at = prefillStep(name)
    const { world, facts } = await loadScenario({ name: 'order-form', now: fixedNow, at })
    expect(brokenInvariants(world)).toEqual([])
    const { world: again } = await loadScenario({ name: 'order-form', now: fixedNow, at })
    expect(again.exportFile()).toBe(world.exportFile())
    expect(facts.person.identity).toBe('user-grace-lindqvist')
  })

  it.each<[ScenarioName, string]>([
    ['order-form', 'get-started'],
    ['order-form', 'rework-get-started'],
    ['order-form', 'manuscript-services'],
    ['order-form', 'multimedia-services'],
    ['order-form', 'additional-services'],
    ['order-form', 'service-bundles'],
    ['order-form', 'details'],
    ['order-form', 'duplicate-order'],
    ['order-form', 'payment-details'],
    ['new-customer', 'payment-details'],
    ['anonymous', 'details'],
    ['impersonator', 'multimedia-services'],
    ['impersonator', 'payment-details'],
    ['admin-order', 'payment-details'],
    ['impersonated-multimedia', 'payment-details'],
    ['returning-customer', 'duplicate-order'],
  ])('opens in %s at %s', async (scenario, name) => {
    const { send } = await testBackend(scenario, { at: prefillStep(name) })
    expect((await send(load)).body).toMatchObject({ orderForm: { currentStep: name } })
  })

  it('leaves the choice of a service at manuscript-services open', async () => {
    const { send } = await testBackend('new-customer', { at: 'manuscript-services' })
    expect((await send(load)).body).toMatchObject({ orderForm: { services: [] } })
  })

  it('has a finished quote at quote, with its number, prices and PDF', async () => {
    const { send, world, facts } = await testBackend('order-form', { at: prefillStep('quote') })
    const { body } = await send(`GET /api/order-form/${facts.form}/load`)
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { orderFormInProgress: true },
    })
    const quote = world.orderForms.get(facts.form)?.quote
    const stored = world.priceQuotes.get(quote?.estimateId ?? '')
    expect(stored).toMatchObject({ formIdentity: facts.form, totalPrice: expect.any(Number) })
    expect(body).toMatchObject({
      orderForm: {
        currentStep: 'price-quote-completed',
        estimateId: stored?.estimateId,
        totalPrice: stored?.totalPrice,
        deadline: stored?.deadline,
      },
    })
    expect(stored?.totalPrice).toBeGreaterThan(0)
    const { status } = await send(`GET /api/price-quote/${stored?.estimateId}/pdf`)
    expect(status).toBe(200)
  })

  it('reports why a step cannot be reached', async () => {
    const prefilled = (at: 'duplicate-order' | 'rework-get-started') =>
      loadScenario({ name: 'new-customer', now: fixedNow, at })
    await expect(prefilled('duplicate-order')).rejects.toThrow('Nothing was ordered before')
    await expect(prefilled('rework-get-started')).rejects.toThrow('No order can be reworked')
  })
})

describe('broken-cart', () => {
  it('is at the payment step without services, and without files', async () => {
    const { send, facts } = await testBackend('broken-cart')
    expect((await send(load)).body).toMatchObject({
      orderForm: {
        identity: facts.forms.withoutServices,
        currentStep: 'payment-details',
        services: [],
        totalPrice: 0,
        displayedManuscripts: { length: 1 },
      },
    })
    expect((await send(`GET /api/order-form/${facts.forms.withoutFiles}/load`)).body).toMatchObject(
      {
        orderForm: {
          currentStep: 'payment-details',
          services: { length: 1 },
          displayedManuscripts: [],
          uploadFilesLater: false,
        },
      },
    )
  })

  it.each([
    ['withoutServices', 'order-no-services'],
    ['withoutFiles', 'order-no-files'],
  ] as const)('%s cannot be paid, with a message', async (name, error) => {
    const { send, facts, world } = await testBackend('broken-cart')
    const call = `PUT /api/order-form/${facts.forms[name]}/payments`
    const sent = { json: cardForm, headers: testKey('pay-broken-cart-1') }
    expect((await send(call, sent)).body).toEqual({ error })
    expect([world.orders.size, world.payments.size]).toEqual([0, 0])
  })
})

it('admin-order shows the options of an administrator', async () => {
  const { send, facts } = await testBackend('admin-order')
  expect((await send(load)).body).toMatchObject({
    orderForm: {
      identity: facts.form,
      adminCreated: true,
      suppressInvoiceCreation: null,
      currentStep: 'details',
    },
  })
})

it('impersonator is staff acting for a customer', async () => {
  const { send, facts } = await testBackend('impersonator')
  expect((await send('GET /api/users/current')).body).toMatchObject({
    user: { impersonatorIdentity: facts.staff, fullName: facts.person.fullName },
  })
  expect((await send(load)).body).toMatchObject({ orderForm: { identity: facts.form } })
})

it('duplicate-order is at the question about the earlier order', async () => {
  const { send, facts } = await testBackend('duplicate-order')
  expect((await send(load)).body).toMatchObject({
    orderForm: {
      identity: facts.form,
      currentStep: 'duplicate-order',
      duplicateOrder: { externalId: facts.orders.earlier, title: facts.title },
    },
  })
})
it('order-questions asks for the journal, and questions of every type', async () => {
  const { send, facts } = await testBackend('order-questions')
  const { body } = await send(load)
  expect(body).toMatchObject({
    orderForm: { identity: facts.form, currentStep: 'details', showJournalDetailsInput: true },
  })
  const identities = ['svc-formatting', 'svc-figures', 'svc-journal-rec']
  expect(body).toMatchObject({
    orderForm: {
      services: expect.arrayContaining(
        identities.map((identity) => expect.objectContaining({ identity })),
      ),
    },
  })
  const query = identities.map((identity) => `serviceIdentities=${identity}`).join('&')
  const { body: details } = await send(`GET /api/service-details?${query}`)
  expect(details).toMatchObject({ journalDetails: { requested: true, required: true } })
  for (const type of ['text', 'textarea', 'radio', 'checkbox']) {
    expect(details).toMatchObject({
      questions: expect.arrayContaining([expect.objectContaining({ type })]),
    })
  }
})
