import { expect, it } from 'vitest'
import { ready } from '../backend/operations/order-form/test-order-cart.ts'
import { withForm } from '../backend/operations/order-form/test-order-form.ts'
import { approveCheckout } from '../backend/rules/payment/settle-payment.ts'
import { testAddress, testKey } from '../backend/test-payment.ts'
import { fixedNow } from '../fixed-now.ts'

const pay = 'PUT /api/order-form/form-1/payments'

it('asks about the fapiao while ordering, and keeps what was said with the payment', async () => {
  const { send, world, facts } = await withForm('china-fapiao-at-order', ready)
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
  const alipay = { acceptedTermsAndConditions: true, paymentMethodId: 19, billingAddress }
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
  for (const [place, [changes, error]] of tries.entries()) {
    const sent = { json: { ...alipay, ...changes }, headers: testKey(`fapiao-refused-${place}`) }
    expect((await send(pay, sent)).body).toEqual({ error })
  }
  const json = { ...alipay, requireFapiao: 'yes', fapiao: facts.fapiao }
  const { body } = await send(pay, { json, headers: testKey('fapiao-taken-00001') })
  expect(body).toMatchObject({ redirectForm: expect.stringContaining('/outside/alipay/') })
  const code = world.orderForms.get('form-1')?.receiptCode ?? ''
  expect(approveCheckout(world, code, fixedNow)).toMatchObject({
    status: 'approved',
    currency: { shortName: 'CNY' },
    form: { fapiao: facts.fapiao },
  })
  expect([...world.orders.all()]).toMatchObject([{ order: { paid: true } }])
})
