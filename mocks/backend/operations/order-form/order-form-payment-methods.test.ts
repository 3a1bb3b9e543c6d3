import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { cart, withFunds } from '../../../testing/order-form/order-cart.ts'
import { boletoForm, cardForm, testKey } from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { approveCheckout, declineCheckout } from '../../rules/payment/settlement/settle-payment.ts'

const terms = { acceptedTermsAndConditions: true }
const day = 86_400_000

describe('an order paid with credits and prepayments', () => {
  it.each([
    ['credits alone', { creditsApplied: 372 }, 1, [[372, null]], 28, 0],
    ['the prepayment alone', { prepaymentApplied: 372 }, 4, [[372, 'US-RT-1']], 400, 372],
    [
      'both of them',
      { creditsApplied: 100, prepaymentApplied: 272 },
      4,
      [
        [272, 'US-RT-1'],
        [100, null],
      ],
      300,
      272,
    ],
    [
      'credits and a card',
      { ...cardForm, creditsApplied: 72 },
      3,
      [
        [72, null],
        [300, null],
      ],
      328,
      0,
    ],
    [
      'the prepayment and a card',
      { ...cardForm, prepaymentApplied: 300 },
      3,
      [
        [300, 'US-RT-1'],
        [72, null],
      ],
      400,
      300,
    ],
  ] as const)('%s', async (_, form, method, parts, creditsLeft, spent) => {
    const { pay, orders, world } = await withFunds()
    const sent = { ...terms, paymentMethodId: null, ...form, amount: 372 }
    expect((await pay(sent)).body).toMatchObject({
      redirectUrl: null,
      redirectForm: null,
    })
    expect(orders()).toMatchObject([{ paid: true, freeOrder: false, pendingPayments: [] }])
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    expect(world.payments.get(code)).toMatchObject({ method, status: 'approved', total: 372 })
    const paid = [...world.invoices.all()].flatMap(({ payments }) =>
      payments.map(({ amount, retainerInvoiceNumber }) => [amount, retainerInvoiceNumber]),
    )
    expect(paid).toEqual(parts)
    expect(world.credits.get('CR-1')?.balance).toBe(creditsLeft)
    expect(world.prepayments.get('US-RT-1')?.spent).toBe(spent)
  })

  it.each([
    ['more credits than available', { creditsApplied: 401 }, 'payment-credits-exceeded'],
    ['a prepayment above the bill', { prepaymentApplied: 373 }, 'payment-prepayment-exceeded'],
    [
      'too little without a method for the rest',
      { creditsApplied: 371 },
      'payment-method-required',
    ],
  ])('is refused for %s', async (_, form, error) => {
    const { pay, orders, world } = await withFunds()
    const sent = { ...terms, paymentMethodId: null, ...form }
    expect((await pay(sent)).body).toEqual({ error })
    expect(orders()).toEqual([])
    expect(world.credits.get('CR-1')?.balance).toBe(400)
  })
})

describe('an order that waits for a bank transfer', () => {
  it('is paid by no more than the remaining amount once part of its invoice was paid', async () => {
    const { pay, send, orders, world } = await withFunds()
    const byBank = {
      ...terms,
      paymentMethodId: paymentMethodIds.bankTransfer,
      billingAddress: cardForm.billingAddress,
    }
    await pay(byBank)
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    const [invoice] = world.invoices.all()
    const payoffReceiptCodes = [invoice?.invoiceNumber]
    await send('POST /api/payoff/payment', {
      json: { ...byBank, payoffReceiptCodes, prepaymentApplied: 100 },
      headers: testKey('pay-off-in-part-0001'),
    })
    expect(approveCheckout(world, code, fixedNow)?.status).toBe('declined')
    expect(orders()).toMatchObject([{ paid: false, pendingPayments: { length: 1 } }])
    expect((await send('GET /api/invoice/load')).body).toMatchObject({
      invoices: [{ totalAmount: 372, balance: 272 }],
    })
  })
})

describe('an order paid by boleto', () => {
  it('is placed at once, and paid two working days after the bank was', async () => {
    const { pay, orders, world, send, advance } = await cart({}, 'brazil')
    expect((await pay(boletoForm)).body).toMatchObject({ redirectUrl: null, redirectForm: null })
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    const boletoUrl = `/external/boleto/${code}`
    const [order] = orders()
    expect(order).toMatchObject({
      paid: false,
      pendingPayments: [{ receiptCode: code, boletoUrl }],
    })
    approveCheckout(world, code, fixedNow)
    expect(orders()).toMatchObject([{ paid: false }])
    advance(4 * day)
    await send('GET /api/users/current')
    expect(orders()).toMatchObject([{ paid: true, pendingPayments: [] }])
    const invoices = [...world.invoices.in('byOrder', order?.externalId ?? '').rows()]
    expect(invoices).toMatchObject([{ currency: { shortName: 'BRL' }, payments: { length: 1 } }])
  })

  it('stays open for another payment if it is not paid', async () => {
    const { pay, orders, world, send } = await cart({}, 'brazil')
    await pay(boletoForm)
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    declineCheckout(world, code, fixedNow)
    await send('GET /api/users/current')
    expect(world.payments.get(code)?.status).toBe('expired')
    expect(orders()).toMatchObject([{ paid: false, pendingPayments: [] }])
  })
})

describe('an order paid to the company in China', () => {
  it.each([
    [
      paymentMethodIds.wfoeWebPay,
      { redirectUrl: null, redirectForm: expect.stringContaining('"/external/wfoe-web/RC-') },
    ],
    [
      paymentMethodIds.wfoeQrPay,
      { redirectUrl: expect.stringContaining('/external/wfoe-qr/RC-'), redirectForm: null },
    ],
  ] as const)('by method %i is placed once it is approved', async (paymentMethodId, answer) => {
    const { pay, orders, world } = await cart({}, 'china-migrated')
    expect((await pay({ ...terms, paymentMethodId })).body).toMatchObject(answer)
    expect(orders()).toEqual([])
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    expect(approveCheckout(world, code, fixedNow)).toMatchObject({
      status: 'approved',
      currency: { shortName: 'CNY' },
    })
    expect(orders()).toMatchObject([{ paid: true }])
  })

  it.each([paymentMethodIds.wfoeWebPay, paymentMethodIds.wfoeQrPay])(
    'by method %i is for people who have migrated there',
    async (paymentMethodId) => {
      const { pay, orders } = await cart({}, 'china')
      expect((await pay({ ...terms, paymentMethodId })).body).toEqual({
        error: 'payment-method-not-available',
      })
      expect(orders()).toEqual([])
    },
  )
})
