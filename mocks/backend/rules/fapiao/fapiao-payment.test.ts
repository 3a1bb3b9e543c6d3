import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { testKey } from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { approveCheckout } from '../payment/settlement/settle-payment.ts'
import { fapiaoRefusal } from './fapiao-eligibility.ts'
import { fapiaoPaymentOf } from './fapiao-payment.ts'

async function paidWith(prepaymentShare: number) {
  const { world, facts, send } = await testBackend('china')
  const { unpaid } = facts.invoices
  const total = world.invoices.get(unpaid)?.totalAmount ?? 0
  const json = {
    acceptedTermsAndConditions: true,
    paymentMethodId: paymentMethodIds.alipay,
    billingAddress: {
      ...{ name: '陈立华', address1: '西湖区浙大路38号', city: '杭州', state: '浙江' },
      ...{ zip: '310027', country: { value: 44 } },
    },
    payoffReceiptCodes: [unpaid],
    prepaymentApplied: Math.round(total * prepaymentShare),
  }
  const { body } = await send('POST /api/payoff/payment', {
    json,
    headers: testKey('pay-off-0000000001'),
  })
  expect(body).toMatchObject({ receiptCode: 'RC-100001' })
  approveCheckout(world, 'RC-100001', fixedNow)
  return { world, paid: fapiaoPaymentOf(world, facts.person.identity, '100001'), unpaid }
}

describe('the payment of a fapiao', () => {
  it('has the amount that a prepayment did not cover', async () => {
    const { world, paid, unpaid } = await paidWith(0.4)
    expect(world.invoices.get(unpaid)?.payments).toMatchObject([
      { id: '100001-1', retainerInvoiceNumber: expect.any(String) },
      { id: '100001', retainerInvoiceNumber: null },
    ])
    expect(paid).toMatchObject({ id: '100001', invoiceNumber: unpaid, fromPrepayment: false })
    expect(paid && fapiaoRefusal(world, paid)).toBeUndefined()
  })

  it('was paid in advance where a prepayment covered the whole amount', async () => {
    const { world, paid } = await paidWith(1)
    expect(paid).toMatchObject({ fromPrepayment: true })
    expect(paid && fapiaoRefusal(world, paid)).toBe('fapiao-paid-in-advance')
  })

  it('belongs to the owner only', async () => {
    const { world } = await paidWith(0)
    expect(fapiaoPaymentOf(world, 'another-person', '100001')).toBeUndefined()
  })
})
