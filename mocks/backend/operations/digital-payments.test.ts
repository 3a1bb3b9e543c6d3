import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { digitalBackend } from '../../testing/digital-backend.ts'
import { boletoForm, cardForm } from '../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { testCards } from '../reference-data/payment/simulated-cards.ts'
import { aYearAfter } from '../rules/digital/digital-purchase-rules.ts'
import {
  approveCheckout,
  checkoutReturn,
  declineCheckout,
} from '../rules/payment/settlement/settle-payment.ts'

const editing = 'POST /api/digital-edit/payment'
const translation = 'POST /api/digital-translation/payment'
const load = 'GET /api/digital-edit/load'
const iso = (instant: number) => new Date(instant).toISOString()
const year = { ...cardForm, availableDigitalPurchaseIdentity: 'digital-editing-year' }
const byPayPal = { paymentMethodId: paymentMethodIds.payPal, creditCard: undefined }
const noMethod = { paymentMethodId: null, creditCard: undefined, billingAddress: undefined }

describe('paying for the subscription', () => {
  it('by card starts it at once, once for each key, and creates an invoice', async () => {
    const { send, headers, world } = await digitalBackend('digital-editing-open')
    const once = headers()
    const first = await send(editing, { json: { ...year, amount: 119 }, headers: once })
    const again = await send(editing, { json: { ...year, amount: 119 }, headers: once })
    expect(first.body).toMatchObject({ redirectUrl: null, redirectForm: null })
    expect(again.body).toEqual(first.body)
    const subscription = { price: 119, fullPrice: 170, valid: true }
    const endsAt = iso(aYearAfter(fixedNow))
    expect((await send(load)).body).toMatchObject({
      hasDigitalEditingPurchase: true,
      digitalEditingPurchase: { ...subscription, startsAt: iso(fixedNow), endsAt },
      digitalPurchases: { length: 1 },
    })
    expect([...world.invoices.all()]).toMatchObject([
      { submission: 'Digital editing for one year', totalAmount: 119, orderIdentity: null },
    ])
  })

  it('by an external method starts it once the external page has approved', async () => {
    const { send, headers, world, advance } = await digitalBackend('digital-editing-open')
    const json = { ...year, ...byPayPal }
    const { body } = await send(editing, { json, headers: headers() })
    expect(body).toMatchObject({ redirectUrl: '/external/paypal/RC-100001' })
    expect((await send(load)).body).toMatchObject({ digitalEditingPurchase: null })
    advance(60_000)
    const paid = approveCheckout(world, 'RC-100001', fixedNow + 60_000)
    expect(paid && checkoutReturn(world, paid)).toBe(
      '/en/researcher/digital-editing/subscribe/RC-100001/success',
    )
    approveCheckout(world, 'RC-100001', fixedNow + 60_000)
    expect((await send(load)).body).toMatchObject({
      digitalEditingPurchase: { startsAt: iso(fixedNow + 60_000), receiptCode: 'RC-100001' },
      digitalPurchases: { length: 1 },
    })
  })

  it('has no effect when it is declined there', async () => {
    const { send, headers, world } = await digitalBackend('digital-editing-open')
    await send(editing, { json: { ...year, ...byPayPal }, headers: headers() })
    const declined = declineCheckout(world, 'RC-100001', fixedNow)
    expect(declined && checkoutReturn(world, declined)).toMatch(/subscribe\/RC-100001\/error$/)
    expect((await send(load)).body).toMatchObject({ digitalPurchases: [] })
  })

  it('continues the payment that was left, so that it is paid once', async () => {
    const { send, headers, world } = await digitalBackend('digital-editing-open')
    await send(editing, { json: { ...year, ...byPayPal }, headers: headers() })
    const again = { ...year, receiptCode: 'RC-100001' }
    const { body } = await send(editing, { json: again, headers: headers() })
    expect(body).toMatchObject({ receiptCode: 'RC-100001', redirectUrl: null })
    approveCheckout(world, 'RC-100001', fixedNow)
    expect((await send(load)).body).toMatchObject({ digitalPurchases: { length: 1 } })
    expect((await send(editing, { json: again, headers: headers() })).body).toMatchObject({
      error: 'payment-already-paid',
    })
  })

  it('continues a payment whose page is still open elsewhere, so that it is paid once', async () => {
    const { send, headers, world } = await digitalBackend('digital-editing-open')
    const byPage = { ...year, ...byPayPal }
    await send(editing, { json: byPage, headers: headers() })
    const inAnotherTab = await send(editing, { json: byPage, headers: headers() })
    expect(inAnotherTab.body).toMatchObject({ redirectUrl: '/external/paypal/RC-100001' })
    const byCard = await send(editing, { json: year, headers: headers() })
    expect(byCard.body).toMatchObject({ receiptCode: 'RC-100001', redirectUrl: null })
    const paid = approveCheckout(world, 'RC-100001', fixedNow)
    expect(paid && checkoutReturn(world, paid)).toMatch(/subscribe\/RC-100001\/success$/)
    expect((await send(load)).body).toMatchObject({ digitalPurchases: { length: 1 } })
    expect(world.invoices.size).toBe(1)
  })

  it('leaves the open payment of another product alone', async () => {
    const { send, headers, world } = await digitalBackend('digital-editing-open')
    const five = { ...cardForm, ...byPayPal, availableDigitalPurchaseIdentity: 'translations-5' }
    const ten = { ...cardForm, availableDigitalPurchaseIdentity: 'translations-10' }
    await send(translation, { json: five, headers: headers() })
    const { body } = await send(translation, { json: ten, headers: headers() })
    expect(body).toMatchObject({ receiptCode: 'RC-100002' })
    approveCheckout(world, 'RC-100001', fixedNow)
    expect((await send(load)).body).toMatchObject({ digitalPurchases: { length: 2 } })
  })

  it('while one is active starts the next one when the first ends', async () => {
    const { send, headers, facts, world } = await digitalBackend('digital-editing')
    const before = world.digitalPurchases.get(facts.subscription)?.endsAt ?? 0
    await send(editing, { json: year, headers: headers() })
    expect((await send(load)).body).toMatchObject({
      hasDigitalEditingPurchase: true,
      digitalEditingPurchase: { valid: false, endsAt: iso(aYearAfter(before)) },
      digitalPurchases: { length: 2 },
    })
  })
})

it('paying for a package adds its uses, in the person’s currency', async () => {
  const { send, headers, facts, world } = await digitalBackend('digital-translation-used-up')
  const { body: before } = await send('GET /api/digital-order/load')
  expect(before).toMatchObject({ numberOfUsesAvailable: 0 })
  const payPal = {
    ...cardForm,
    paymentMethodId: paymentMethodIds.allpagoPayPal,
    brazilPaymentMethods: 'allpago',
  }
  const billingAddress = {
    ...cardForm.billingAddress,
    city: 'Campinas',
    state: 'SP',
    zip: '13083-862',
    country: { value: 32 },
  }
  const allpagoPaypal = { taxIdentification: { type: 'CPF', number: '529.982.247-25' } }
  const json = {
    ...payPal,
    billingAddress,
    allpagoPaypal,
    creditCard: undefined,
    availableDigitalPurchaseIdentity: facts.product,
  }
  const { body } = await send(translation, { json, headers: headers() })
  expect(body).toMatchObject({ redirectUrl: expect.stringContaining('RC-100001') })
  const paid = approveCheckout(world, 'RC-100001', fixedNow)
  expect(paid && checkoutReturn(world, paid)).toBe(
    '/br/researcher/digital-translations/purchase/RC-100001/success',
  )
  expect((await send('GET /api/digital-order/load')).body).toMatchObject({
    numberOfUsesAvailable: 5,
    digitalPurchases: { 0: { price: 888.88, fullPrice: 1111.1, numberOfUsesRemaining: 5 } },
  })
})

describe('nothing is paid', () => {
  it.each([
    [
      'without the terms',
      { acceptedTermsAndConditions: false },
      'payment-accept-terms-and-conditions-failure',
    ],
    ['without a payment method', noMethod, 'payment-method-required'],
    [
      'by bank transfer',
      { ...byPayPal, paymentMethodId: paymentMethodIds.bankTransfer },
      'payment-method-not-available',
    ],
    ['by boleto', { ...byPayPal, ...boletoForm }, 'payment-method-not-available'],
    ['by credits', { creditsApplied: 10 }, 'payment-credits-not-allowed'],
    ['when the price has changed', { amount: 100 }, 'payment-amount-changed'],
    [
      'with a card that is declined',
      { creditCard: { nonce: testCards.declined } },
      'payment-card-declined',
    ],
  ] as const)('%s', async (_, changes, error) => {
    const { send, headers, world } = await digitalBackend('digital-editing-open')
    const { body } = await send(editing, { json: { ...year, ...changes }, headers: headers() })
    expect(body).toEqual({ error })
    expect(world.digitalPurchases.size + world.invoices.size).toBe(0)
  })

  it.each([
    ['digital-off', editing, 'digital-editing-year'],
    ['rubriq', editing, 'digital-editing-year'],
    ['digital-off', translation, 'translations-5'],
    ['digital-editing-open', translation, 'chinese-translations-1'],
  ] as const)('in %s by %s for %s, which is not for sale there', async (name, call, product) => {
    const { send, headers } = await digitalBackend(name)
    const json = { ...cardForm, availableDigitalPurchaseIdentity: product }
    const { body } = await send(call, { json, headers: headers() })
    expect(body).toEqual({ error: 'digital-purchase-not-available' })
  })

  it('before a currency is chosen, and the terms are checked first', async () => {
    const { send, headers } = await digitalBackend('new-customer')
    const terms = { ...year, acceptedTermsAndConditions: false }
    expect((await send(editing, { json: terms, headers: headers() })).body).toEqual({
      error: 'payment-accept-terms-and-conditions-failure',
    })
    for (const [call, name] of [
      [editing, 'digital-editing-year'],
      [translation, 'translations-1'],
    ] as const) {
      const json = { ...cardForm, availableDigitalPurchaseIdentity: name }
      expect((await send(call, { json, headers: headers() })).body).toEqual({
        error: 'payment-currency-required',
      })
    }
  })

  it('for an unknown product, one of the other kind, or without account or key', async () => {
    const { send, headers } = await digitalBackend('digital-editing-open')
    const json = (name: string) => ({ ...cardForm, availableDigitalPurchaseIdentity: name })
    for (const [call, other] of [
      [editing, 'translations-5'],
      [translation, 'digital-editing-year'],
    ] as const) {
      expect((await send(call, { json: json(other), headers: headers() })).status).toBe(404)
      expect((await send(call, { json: json('poems-5'), headers: headers() })).status).toBe(404)
      expect((await send(call, { json: json('poems-5') })).status).toBe(400)
      const signedOut = { json: json('poems-5'), headers: headers(), session: null }
      expect((await send(call, signedOut)).status).toBe(401)
    }
  })
})
