import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { cart, cartPath, noDetails, readyToPay } from '../../../testing/order-form/order-cart.ts'
import { codeOf } from '../../../testing/order-form/seeded-order-form.ts'
import {
  cardForm,
  payPalForm,
  testAddress,
  testKey,
} from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { newForm } from '../../rules/order-form/new-form.ts'
import {
  approveCheckout,
  checkoutReturn,
  declineCheckout,
} from '../../rules/payment/settlement/settle-payment.ts'

const paid = { redirectUrl: null, redirectForm: null }
const byBank = {
  acceptedTermsAndConditions: true,
  paymentMethodId: paymentMethodIds.bankTransfer,
  billingAddress: testAddress,
}

describe('paying at once', () => {
  it('creates the order with its deadline, its invoice and the mails, and closes the form', async () => {
    const { pay, orders, world, send } = await cart({ referralEmails: ['rosa@example.edu'] })
    const { status, body } = await pay({ ...cardForm, amount: 372 })
    expect(status).toBe(200)
    expect(body).toMatchObject(paid)
    expect(orders()).toMatchObject([
      {
        title: 'Quiet rivers',
        status: 'Awaiting Files',
        paid: true,
        services: [{ id: 'svc-premium-editing', name: 'Premium Editing' }],
        deadline: null,
      },
    ])
    const [invoice] = [...world.invoices.all()]
    expect(invoice).toMatchObject({
      orderIdentity: orders()[0]?.externalId,
      totalAmount: 372,
      lines: [{ description: 'Premium Editing', amount: 372 }],
    })
    expect([...world.mails.all()].map(({ subject }) => subject.split(' ')[0])).toEqual(
      ['Invoice', 'We', 'Omar', 'We'].map((word, index) =>
        index === 2 ? expect.any(String) : word,
      ),
    )
    expect((await send('GET /api/order-form/load')).status).toBe(404)
    expect((await pay()).body).toMatchObject({ error: 'payment-already-paid' })
    expect(orders()).toHaveLength(1)
  })

  it('counts the deadline of an uploaded manuscript from the payment', async () => {
    const { pay, orders, world, identity } = await cart({ uploadFilesLater: false })
    const bytes = new Uint8Array([80, 75])
    const file = { identity: 'file-9', owner: identity, name: 'rivers.docx', type: '', size: 2 }
    world.files.insert({ ...file, createdAt: fixedNow })
    world.contents.insert({ identity: 'file-9', bytes })
    const files = {
      ...newForm({ identity: '', owner: '', turn: 0, now: 0 }).files,
      main: ['file-9'],
    }
    world.orderForms.update('form-1', { files })
    await pay()
    expect(orders()).toMatchObject([{ status: 'Received', deadline: '2026-11-10T14:00:00.000Z' }])
  })

  it('is replayed for the same key, and refused for another one', async () => {
    const { send, orders } = await cart()
    const sent = { json: cardForm, headers: testKey('pay-order-twice-1') }
    const first = await send(`PUT ${cartPath}/payments`, sent)
    expect((await send(`PUT ${cartPath}/payments`, sent)).body).toEqual(first.body)
    expect(orders()).toHaveLength(1)
  })

  it('uses up the code of the discount', async () => {
    const { pay, world, identity } = await cart({ codes: ['TEN'] })
    world.promotionalCodes.insert(codeOf('TEN'))
    expect((await pay({ ...cardForm, amount: 334.8 })).body).toMatchObject(paid)
    expect(world.promotionalCodes.get('TEN')?.usedBy).toEqual([identity])
    expect([...world.invoices.all()][0]?.totalAmount).toBe(334.8)
  })

  it('charges nothing where the card is declined, says so by mail, and leaves the form open', async () => {
    const { pay, orders, send, world } = await cart()
    const declined = { ...cardForm, creditCard: { nonce: 'card-declined-0002' } }
    expect((await pay(declined)).body).toEqual({ error: 'payment-card-declined' })
    expect(orders()).toHaveLength(0)
    expect(world.payments.size).toBe(0)
    expect([...world.mails.all()]).toMatchObject([{ subject: 'Your payment did not go through' }])
    expect((await send(`GET ${cartPath}/load`)).status).toBe(200)
    await pay({ ...cardForm, amount: 1 })
    expect(world.mails.size).toBe(1)
  })

  it('lets staff suppress the invoice, and then mails no receipt', async () => {
    const details = { ...readyToPay.details, suppressInvoiceCreation: true } as const
    const { pay, orders, world } = await cart({
      adminCreated: true,
      details: { ...noDetails, ...details },
    })
    expect((await pay()).body).toMatchObject(paid)
    expect(orders()).toMatchObject([{ paid: true }])
    expect(world.invoices.size).toBe(0)
    expect([...world.mails.all()].filter(({ subject }) => subject.includes('your order'))).toEqual(
      [],
    )
    expect([...world.mails.all()].map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('your payment'),
    )
  })
})

describe('paying on an external page', () => {
  it('creates the order when it is approved, and only once', async () => {
    const { pay, orders, world } = await cart()
    const { body } = await pay(payPalForm)
    expect(body).toMatchObject({ redirectUrl: expect.stringMatching('/external/paypal/') })
    expect(orders()).toHaveLength(0)
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    const payment = approveCheckout(world, code, fixedNow)
    approveCheckout(world, code, fixedNow)
    expect(orders()).toMatchObject([{ paid: true }])
    const number = orders()[0]?.externalId
    expect(payment && checkoutReturn(world, payment)).toBe(
      `/en/researcher/details/${number}/thank-you`,
    )
  })

  it('can be retried with another method after it was declined or abandoned', async () => {
    const { pay, orders, world, send } = await cart()
    await pay(payPalForm)
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    const payment = declineCheckout(world, code, fixedNow)
    expect(payment && checkoutReturn(world, payment)).toBe(
      `/en/researcher/submit/payment-details?receiptCode=${code}`,
    )
    expect((await send(`GET /api/payment/status?receiptCode=${code}`)).body).toMatchObject({
      status: 'declined',
    })
    const unpaid = { orderForm: { receiptCode: null } }
    expect((await send(`GET ${cartPath}/load`)).body).toMatchObject(unpaid)
    await pay(payPalForm)
    expect((await pay()).body).toMatchObject({ receiptCode: code, redirectUrl: null })
    approveCheckout(world, code, fixedNow)
    expect(orders()).toHaveLength(1)
  })

  it('is declined where the price of the order has changed meanwhile', async () => {
    const { pay, orders, world } = await cart()
    await pay(payPalForm)
    world.orderForms.update('form-1', { tier: 'rush' })
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    expect(approveCheckout(world, code, fixedNow)?.status).toBe('declined')
    expect(orders()).toHaveLength(0)
  })
})

describe('paying by bank', () => {
  it('creates the order at once and leaves its invoice open', async () => {
    const { pay, orders, world } = await cart()
    expect((await pay({ ...byBank, purchaseOrder: { number: 'PO-9' } })).body).toMatchObject(paid)
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    expect(orders()).toMatchObject([
      { paid: false, pendingPayments: [{ receiptCode: code, boletoUrl: null }] },
    ])
    expect([...world.invoices.all()]).toMatchObject([{ purchaseOrderNumber: 'PO-9', payments: [] }])
    approveCheckout(world, code, fixedNow)
    expect(orders()).toMatchObject([{ paid: true, pendingPayments: [] }])
  })
})

describe('the created order', () => {
  const cases = [
    { by: 'a card', form: cardForm },
    { by: 'bank transfer', form: byBank },
    { by: 'a page elsewhere', form: payPalForm },
  ]

  it.each(cases)('is named by the answer and by the payment, paid by $by', async ({ form }) => {
    const { pay, world, send } = await cart()
    const { body } = await pay(form)
    const receiptCode = world.orderForms.get('form-1')?.receiptCode ?? ''
    approveCheckout(world, receiptCode, fixedNow)
    const number = world.orderForms.get('form-1')?.orderedAs
    expect(number).toMatch(/^GX/)
    expect(body).toMatchObject({ receiptCode, externalId: number })
    const status = await send(`GET /api/payment/status?receiptCode=${receiptCode}`)
    expect(status.body).toMatchObject({ externalId: number })
  })

  it('is named on a second payment or load of the form, to the owner alone', async () => {
    const { pay, world, send } = await cart()
    await pay()
    const jsonEncodedParams = JSON.stringify({
      externalId: world.orderForms.get('form-1')?.orderedAs,
    })
    expect((await pay()).body).toEqual({ error: 'payment-already-paid', jsonEncodedParams })
    const load = `GET ${cartPath}/load`
    expect((await send(load)).body).toEqual({ error: 'order-form-ordered', jsonEncodedParams })
    expect((await send(load, { session: null })).status).toBe(404)
  })
})
