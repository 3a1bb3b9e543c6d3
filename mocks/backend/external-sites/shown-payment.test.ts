import { expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { testAddress, testKey } from '../../testing/payment/payment-requests.ts'

it.each([
  [1, 'Invoice'],
  [2, 'Invoices'],
])('labels %i invoices that are paid together "%s" on the page of PayPal', async (count, word) => {
  const { send, facts } = await testBackend('returning-customer')
  const payoffReceiptCodes = facts.unpaidInvoices.slice(0, count)
  const paid = await send('POST /api/payoff/payment', {
    json: {
      acceptedTermsAndConditions: true,
      paymentMethodId: paymentMethodIds.payPal,
      billingAddress: testAddress,
      payoffReceiptCodes,
    },
    headers: testKey('pay-off-0000000001'),
  })
  const address = '/external/paypal/RC-100001'
  expect(paid.body).toMatchObject({ redirectUrl: address })
  expect((await send(`GET /external/api/visit?address=${address}`)).body).toMatchObject({
    facts: expect.arrayContaining([
      { name: 'For', value: `${word} ${payoffReceiptCodes.join(', ')}` },
    ]),
  })
})
