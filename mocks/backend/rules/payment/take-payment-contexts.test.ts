import { describe, expect, it } from 'vitest'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { type Form, pay, refused, taken } from '../../../testing/pay-open-order.ts'
import { cardForm, testAddress } from '../../../testing/payment-requests.ts'
import { fixedNow } from '../../../world/fixed-now.ts'
import type { MethodContext } from './payment-methods-rules.ts'
import { takePayment } from './take-payment.ts'

describe('what each context leaves open', () => {
  const methods: [MethodContext, number, boolean][] = [
    ['order', 9, true],
    ['multimedia', 9, false],
    ['digital', 9, false],
    ['prepay', 9, false],
    ['payoff', 9, true],
    ['multimedia', 3, true],
    ['digital', 3, true],
    ['prepay', 6, true],
  ]
  it.each(methods)('%s by %d: %s', async (context, paymentMethodId, isOpen) => {
    const form: Form = {
      ...cardForm,
      paymentMethodId: paymentMethodId === 9 ? 9 : paymentMethodId === 6 ? 6 : 3,
    }
    const { outcome } = await pay('twelve-unpaid', form, { context })
    const expected = isOpen
      ? { payment: {} }
      : { refused: { error: 'payment-method-not-available' } }
    expect(outcome).toMatchObject(expected)
  })

  it('staff pay multimedia by bank transfer alone', async () => {
    const staff = { context: 'multimedia', impersonated: true } as const
    expect(await pay('twelve-unpaid', { ...cardForm, paymentMethodId: 9 }, staff)).toMatchObject(
      taken('open', 9),
    )
    expect(await pay('twelve-unpaid', cardForm, staff)).toMatchObject(
      refused('payment-method-not-available'),
    )
  })

  it('an order of the staff adds the bank transfer where a country has none', async () => {
    const address = { ...testAddress, state: 'SP', zip: '13083-862', country: { value: 32 } }
    const fapesp = { brazilPaymentMethods: 'fapesp', fapespNumber: '2024/01234-5' } as const
    const form: Form = { ...cardForm, ...fapesp, paymentMethodId: 9, billingAddress: address }
    const admin = { context: 'order', adminCreated: true } as const
    expect(await pay('brazil', form, admin)).toMatchObject(taken('open', 9))
  })
})

describe('nothing is left to pay', () => {
  it('a total of 0 needs no method and no address', async () => {
    const form: Form = { acceptedTermsAndConditions: true, paymentMethodId: null }
    const { outcome } = await pay('twelve-unpaid', form, { context: 'order', total: 0 })
    // The bill is already settled, so the money cannot be used.
    expect(outcome).toMatchObject({ payment: { method: 4, amount: 0 } })
  })

  it('a voucher on the bill pays an order whole, and is used up', async () => {
    const { world } = await loadScenario({ name: 'twelve-unpaid', now: fixedNow })
    const [user] = world.users.all()
    const [open] = world.invoices.all()
    if (!user || !open) throw new Error('Nothing to pay.')
    const voucher = { code: 'VCH-1', institution: 'Emory University', usedFor: null }
    world.vouchers.insert({ ...voucher, expiresAt: fixedNow + 1 })
    const account = { ...user.account, voucherAvailable: true }
    const payer = world.users.update(user.identity, { account })
    const { currency, totalAmount: total, invoiceNumber } = open
    const purpose = { kind: 'payoff', invoiceNumbers: [invoiceNumber] } as const
    const form: Form = { ...cardForm, voucherApplied: ' vch-1 ' }
    const paid = (onBill: string | undefined) =>
      takePayment({
        ...{ world, now: fixedNow, user: payer, form },
        bill: { purpose, context: 'order', total, currency, voucher: onBill },
      })
    const refusal = { refused: { error: 'payment-voucher-not-valid' } }
    expect([paid(undefined), paid('VCH-2')]).toEqual([refusal, refusal])
    expect(paid('VCH-1')).toMatchObject({ payment: { method: 26, amount: 0 } })
    expect(world.vouchers.get('VCH-1')?.usedFor).toBe('RC-100001')
  })
})
