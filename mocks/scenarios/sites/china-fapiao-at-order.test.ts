import { expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { approveCheckout } from '../../backend/rules/payment/settlement/settle-payment.ts'
import { readyToPay } from '../../testing/order-form/order-cart.ts'
import { withSeededForm } from '../../testing/order-form/seeded-order-form.ts'
import { testAddress, testKey } from '../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { day } from '../builders/server-date.ts'

const pay = 'PUT /api/order-form/form-1/payments'

it('asks about the fapiao while ordering, and saves the answer with the payment', async () => {
  const { send, world, facts } = await withSeededForm('china-fapiao-at-order', readyToPay)
  const load = await send('GET /api/researcher/load')
  expect(load.body).toMatchObject({
    application: { localization: { code: 'cn', allowsFapiaoProcessingAfterPayment: false } },
    user: { country: 'CN', currencyIso: 'CNY' },
  })
  const { name, organization, address1, city } = testAddress
  const billingAddress = {
    name,
    organization,
    address1,
    city,
    state: '浙江',
    zip: '310027',
    country: { value: 44 },
    phone: facts.phone,
  }
  const alipay = {
    acceptedTermsAndConditions: true,
    paymentMethodId: paymentMethodIds.alipay,
    billingAddress,
  }
  const tries = [
    [{}, 'payment-fapiao-answer-required'],
    [{ requireFapiao: 'yes', fapiao: { ...facts.fapiao, title: '' } }, 'payment-fapiao-incomplete'],
    [
      {
        requireFapiao: 'yes',
        fapiao: facts.fapiao,
        billingAddress: { ...billingAddress, phone: '+86 138 0013 8000' },
      },
      'payment-phone-invalid',
    ],
  ] as const
  for (const [index, [changes, error]] of tries.entries()) {
    const sent = { json: { ...alipay, ...changes }, headers: testKey(`fapiao-refused-${index}`) }
    expect((await send(pay, sent)).body).toEqual({ error })
  }
  const json = { ...alipay, requireFapiao: 'yes', fapiao: facts.fapiao }
  const { body } = await send(pay, { json, headers: testKey('fapiao-taken-00001') })
  expect(body).toMatchObject({ redirectForm: expect.stringContaining('/external/alipay/') })
  const code = world.orderForms.get('form-1')?.receiptCode ?? ''
  expect(approveCheckout(world, code, fixedNow)).toMatchObject({
    status: 'approved',
    currency: { shortName: 'CNY' },
    form: { fapiao: facts.fapiao },
  })
  expect([...world.orders.all()]).toMatchObject([{ order: { paid: true } }])
})

async function ordered(deliveryTimeline: string) {
  const backend = await withSeededForm('china-fapiao-at-order', readyToPay)
  const { send, world, facts } = backend
  const { name, address1, city } = testAddress
  const billingAddress = {
    ...{ name, address1, city, state: '浙江', zip: '310027' },
    ...{ country: { value: 44 }, phone: facts.phone },
  }
  const json = {
    ...{
      acceptedTermsAndConditions: true,
      paymentMethodId: paymentMethodIds.alipay,
      billingAddress,
    },
    ...{ requireFapiao: 'yes', fapiao: { ...facts.fapiao, deliveryTimeline } },
  }
  await send(pay, { json, headers: testKey('fapiao-ordered-0001') })
  const { receiptCode } = world.orderForms.get('form-1') ?? {}
  const approve = () => approveCheckout(world, receiptCode ?? '', fixedNow)
  const read = async () => {
    const [order] = world.orders.all()
    const { body: details } = await send(`GET /api/order/${order?.identity}/payment`)
    const { body: listed } = await send('GET /api/fapiao')
    const { body: invoices } = await send('GET /api/invoice/load')
    return { details, listed, invoices }
  }
  const issued = () =>
    [...world.mails.all()].filter(({ links }) =>
      JSON.stringify(links).includes('/external/fapiao/'),
    )
  return { ...backend, approve, read, issued }
}

it('requests the fapiao of an order once it is paid: order, list, invoice, and in a day its mail', async () => {
  const { approve, read, advance, issued, facts } = await ordered('with-order')
  approve()
  const identity = 'fapiao-1'
  const row = { identity, organizationName: facts.fapiao.title, contactPhone: facts.phone }
  const { id, createdAt } = { id: identity, createdAt: new Date(fixedNow).toISOString() }
  expect(await read()).toMatchObject({
    details: { order: { fapiao: { ...facts.fapiao, id, createdAt } } },
    listed: { fapiaos: [{ ...row, status: 'requested', receiptCode: 'RC-100001' }] },
    invoices: {
      invoices: expect.arrayContaining([
        expect.objectContaining({ fapiao: expect.objectContaining(row) }),
      ]),
    },
  })
  advance(day)
  expect(await read()).toMatchObject({ listed: { fapiaos: [{ identity, status: 'completed' }] } })
  expect(issued()).toHaveLength(1)
})

it('holds a fapiao requested for completion until the order is completed', async () => {
  const { approve, read, advance, issued, world } = await ordered('after-completion')
  approve()
  advance(30 * day)
  const waiting = { listed: { fapiaos: [{ status: 'requested' }] } }
  expect(await read()).toMatchObject(waiting)
  const [order] = world.orders.all()
  if (!order) throw new Error('Nothing was ordered.')
  const deadline = new Date(fixedNow + 40 * day).toISOString()
  const due = { ...order.order, status: 'Received' as const, deadline }
  world.orders.update(order.identity, { order: due })
  advance(10 * day)
  expect(await read()).toMatchObject(waiting)
  advance(day)
  expect(await read()).toMatchObject({ listed: { fapiaos: [{ status: 'completed' }] } })
  expect(issued()).toHaveLength(1)
})
