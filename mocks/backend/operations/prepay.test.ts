import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { boletoForm, cardForm, testKey } from '../../testing/payment/payment-requests.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { addSecondPerson } from '../../testing/second-person.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import {
  approveCheckout,
  checkoutReturn,
  declineCheckout,
} from '../rules/payment/settlement/settle-payment.ts'

const call = 'POST /api/prepay/payment'

async function prepaying(flags = {}) {
  const backend = await testBackend('returning-customer', { flags })
  let count = 0
  const pay = (json: object) => {
    count += 1
    return backend.send(call, { json, headers: testKey(`prepay-00000000-${count}`) })
  }
  const prepayments = async () => {
    const { body } = await backend.send('GET /api/users/current')
    return body
  }
  return { ...backend, pay, prepayments }
}

describe('paying in advance', () => {
  it('by card can be spent at once', async () => {
    const { pay, prepayments } = await prepaying()
    const { status, body } = await pay({ ...cardForm, amount: 250 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ receiptCode: 'RC-100001', redirectUrl: null })
    expect(await prepayments()).toMatchObject({
      user: {
        prepayments: [
          {
            retainerInvoiceNumber: 'US-RT-2001',
            totalAmount: 250,
            availablePrepaymentAmount: 250,
            balance: 0,
            payment: { id: '100001', amount: 250 },
          },
        ],
      },
    })
  })

  it('charges a card in pounds by the exchange rate, and adds dollars to the balance', async () => {
    const { pay, prepayments, send } = await prepaying()
    const creditCard = { ...cardForm.creditCard, currency: { value: 'GBP' } }
    await pay({ ...cardForm, creditCard, amount: 250 })
    const status = await send('GET /api/payment/status?receiptCode=RC-100001')
    expect(status.body).toMatchObject({ amount: 196.85, currency: 'GBP' })
    expect(await prepayments()).toMatchObject({
      user: { prepayments: [{ availablePrepaymentAmount: 250 }] },
    })
  })

  it.each([
    ['the card entered again after a lost answer', { nonce: 'card-approved-2' }, 250, 200],
    ['another amount', {}, 300, 422],
  ])('with the same key pays nothing twice, with %s', async (_, card, amount, status) => {
    const { world, send } = await testBackend('returning-customer')
    const pay = (json: object) => send(call, { json, headers: testKey('prepay-00000000-1') })
    const first = await pay({ ...cardForm, amount: 250 })
    const creditCard = { ...cardForm.creditCard, ...card }
    const again = await pay({ ...cardForm, creditCard, amount })
    expect(again.status).toBe(status)
    if (status === 200) expect(again.body).toEqual(first.body)
    expect(world.prepayments.size).toBe(1)
  })

  it('by PayPal leaves an open invoice, which can be paid later, once', async () => {
    const { world, pay, prepayments } = await prepaying()
    const form = {
      ...cardForm,
      creditCard: undefined,
      paymentMethodId: paymentMethodIds.payPal,
      amount: 250,
    }
    expect((await pay(form)).body).toMatchObject({ redirectUrl: '/external/paypal/RC-100001' })
    const declined = declineCheckout(world, 'RC-100001', fixedNow)
    expect(declined && checkoutReturn(world, declined)).toBe(
      '/en/researcher/prepay/complete/error?receipt=RC-100001',
    )
    expect(await prepayments()).toMatchObject({
      user: { prepayments: [{ availablePrepaymentAmount: 0, balance: 250, payment: null }] },
    })
    const open = { ...form, retainerInvoiceNumber: 'US-RT-2001' }
    expect((await pay({ ...open, amount: 200 })).body).toEqual({ error: 'payment-amount-changed' })
    await pay(open)
    const paid = approveCheckout(world, 'RC-100002', fixedNow)
    expect(paid && checkoutReturn(world, paid)).toMatch(
      /^\/en\/researcher\/prepay\/complete\/success\?receipt=RC-\d+$/,
    )
    expect((await pay(open)).body).toEqual({ error: 'payment-already-paid' })
  })

  it('by a boleto that expired is retried once', async () => {
    const { send, world } = await testBackend('brazil', { flags: { prepay_enabled: true } })
    const pay = (json: object, key: string) =>
      send(call, { json: { ...boletoForm, amount: 2_000, ...json }, headers: testKey(key) })
    expect((await pay({}, 'prepay-boleto-01')).body).toMatchObject({ receiptCode: 'RC-100001' })
    const [open] = world.prepayments.all()
    const { retainerInvoiceNumber } = open ?? {}
    const status = async () => (await send('GET /api/payment/status?receiptCode=RC-100001')).body
    expect(await status()).toMatchObject({
      retainerInvoiceNumber,
      boletoUrl: '/external/boleto/RC-100001',
      dueAt: expect.any(String),
    })
    const again = { retainerInvoiceNumber, receiptCode: 'RC-100001' }
    const promised = await pay(again, 'prepay-boleto-02')
    expect(promised.body).toEqual({ error: 'payment-already-paid' })
    declineCheckout(world, 'RC-100001', fixedNow)
    expect(await status()).toMatchObject({ status: 'expired', boletoUrl: null, dueAt: null })
    const { body } = await pay(again, 'prepay-boleto-03')
    expect(body).toMatchObject({ receiptCode: 'RC-100002', redirectUrl: null })
  })

  it('by a boleto that another payment replaces', async () => {
    const { send, world } = await testBackend('brazil', { flags: { prepay_enabled: true } })
    const pay = (json: object, key: string) =>
      send(call, { json: { amount: 2_000, ...json }, headers: testKey(key) })
    await pay(boletoForm, 'prepay-boleto-01')
    const [{ retainerInvoiceNumber } = { retainerInvoiceNumber: '' }] = world.prepayments.all()
    const shown = async () => (await send('GET /api/users/current')).body
    const pendingPayment = { receiptCode: 'RC-100001', boletoUrl: '/external/boleto/RC-100001' }
    expect(await shown()).toMatchObject({ user: { prepayments: [{ pendingPayment }] } })
    const creditCard = { ...cardForm.creditCard, currency: { value: 'BRL' } }
    const fapesp = { brazilPaymentMethods: 'fapesp', fapespNumber: '2024/01234-5' }
    const card = { ...cardForm, ...fapesp, creditCard, retainerInvoiceNumber }
    expect((await pay(card, 'prepay-boleto-02')).body).toMatchObject({ receiptCode: 'RC-100002' })
    expect(await shown()).toMatchObject({
      user: { prepayments: [{ pendingPayment: null, balance: 0 }] },
    })
    expect(world.payments.get('RC-100001')?.status).toBe('expired')
  })

  it.each([
    ['less than the minimum amount', { amount: 99.99 }, 'prepayment-amount-too-low'],
    ['nothing', { amount: 0 }, 'prepayment-amount-too-low'],
    ['more than the most', { amount: 100_000.01 }, 'prepayment-amount-too-high'],
    [
      'a bank transfer',
      { amount: 100, paymentMethodId: paymentMethodIds.bankTransfer, creditCard: undefined },
      'payment-method-not-available',
    ],
    ['credits', { amount: 100, creditsApplied: 5 }, 'payment-credits-not-allowed'],
    ['another prepayment', { amount: 100, prepaymentApplied: 5 }, 'payment-prepayment-exceeded'],
    [
      'a card that is declined',
      { amount: 100, creditCard: { nonce: 'card-declined-0002' } },
      'payment-card-declined',
    ],
  ])('%s is refused, and nothing is saved', async (_, changes, error) => {
    const { pay, world } = await prepaying()
    expect((await pay({ ...cardForm, ...changes })).body).toEqual({ error })
    expect([world.prepayments.size, world.payments.get('RC-100001')]).toEqual([0, undefined])
  })

  it('after a refusal has the number that the refused one would have had', async () => {
    const { pay, world } = await prepaying()
    await pay({ ...cardForm, amount: 100, creditCard: { nonce: 'card-declined-0002' } })
    await pay({ ...cardForm, amount: 100 })
    await pay({ ...cardForm, amount: 200 })
    const numbers = [...world.prepayments.all()].map((row) => row.retainerInvoiceNumber)
    expect(numbers).toEqual(['US-RT-2001', 'US-RT-2002'])
  })

  it('accepts the minimum amount itself', async () => {
    const { pay } = await prepaying()
    expect((await pay({ ...cardForm, amount: 100 })).body).toMatchObject({ redirectUrl: null })
  })

  it('is off where the site has switched it off', async () => {
    const { pay } = await prepaying({ prepay_enabled: false })
    expect((await pay({ ...cardForm, amount: 250 })).body).toEqual({
      error: 'prepayments-disabled',
    })
  })

  it('is for a signed-in person, by the contract, with existing invoices', async () => {
    const { send, pay } = await prepaying()
    const json = { ...cardForm, amount: 250 }
    const headers = testKey('prepay-0000000099')
    expect((await send(call, { json, headers, session: null })).status).toBe(401)
    expect((await pay({ ...json, paymentMethodId: 2 })).status).toBe(400)
    for (const amount of [1e10, 1e100, 1e308, -1]) {
      expect((await pay({ ...json, amount })).status).toBe(400)
    }
    expect((await pay({ ...json, retainerInvoiceNumber: 'US-RT-1' })).status).toBe(404)
  })
})

it('returns the invoice of a prepayment to its owner', async () => {
  const { send, pay, world } = await prepaying()
  await pay({ ...cardForm, amount: 250 })
  const path = 'GET /api/retainer-invoice/US-RT-2001/pdf'
  const { exchange } = await send(path)
  const { text } = await readPdf(new Uint8Array(await exchange.response.arrayBuffer()))
  expect(text).toContain('US-RT-2001')
  expect(text).toContain('$250')
  const receipt = await send('GET /api/payment/100001/pdf?invoice_number=US-RT-2001&amount=250')
  const receiptText = await readPdf(new Uint8Array(await receipt.exchange.response.arrayBuffer()))
  expect(receiptText.text).toContain('US-RT-2001')
  const { session } = addSecondPerson(world)
  expect((await send(path, { session })).status).toBe(404)
  expect((await send(path, { session: null })).status).toBe(401)
  expect((await send('GET /api/retainer-invoice/US-RT-1/pdf')).status).toBe(404)
  expect((await send(`GET /api/retainer-invoice/${'1'.repeat(65)}/pdf`)).status).toBe(400)
})
