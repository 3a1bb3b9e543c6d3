import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import { loadScenario } from '../../../../scenarios/load-scenario.ts'
import {
  acceptedPayment,
  type Form,
  payOpenInvoice,
  refused,
} from '../../../../testing/payment/pay-open-order.ts'
import { cardForm, testAddress } from '../../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../../world/clock/fixed-now.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { MethodContext } from '../methods/payment-method-entry.ts'
import { takePayment } from './take-payment.ts'

describe('methods of each context', () => {
  const { bankTransfer, creditCard, payPal } = paymentMethodIds
  const methods: [MethodContext, Schemas['PaymentMethodId'], boolean][] = [
    ['order', bankTransfer, true],
    ['multimedia', bankTransfer, false],
    ['digital', bankTransfer, false],
    ['prepay', bankTransfer, false],
    ['payoff', bankTransfer, true],
    ['multimedia', creditCard, true],
    ['digital', creditCard, true],
    ['prepay', payPal, true],
  ]
  it.each(methods)('%s by %d: %s', async (context, paymentMethodId, isOpen) => {
    const form: Form = { ...cardForm, paymentMethodId }
    const { outcome } = await payOpenInvoice('twelve-unpaid', form, { context })
    const expected = isOpen
      ? { payment: {} }
      : { refused: { error: 'payment-method-not-available' } }
    expect(outcome).toMatchObject(expected)
  })

  it('staff pay multimedia by bank transfer alone', async () => {
    const staff = { context: 'multimedia', impersonated: true } as const
    expect(
      await payOpenInvoice(
        'twelve-unpaid',
        { ...cardForm, paymentMethodId: paymentMethodIds.bankTransfer },
        staff,
      ),
    ).toMatchObject(acceptedPayment('open', paymentMethodIds.bankTransfer))
    expect(await payOpenInvoice('twelve-unpaid', cardForm, staff)).toMatchObject(
      refused('payment-method-not-available'),
    )
  })

  it.each([
    ['credits', { creditsApplied: 1 }, 'payment-credits-not-allowed'],
    ['the prepaid balance', { prepaymentApplied: 1 }, 'payment-prepayment-exceeded'],
  ])('staff pay no multimedia with %s', async (_, funds, error) => {
    const form = { ...cardForm, ...funds, paymentMethodId: bankTransfer }
    const staff = { impersonated: true } as const
    const paid = await payOpenInvoice('prepaid', form, { context: 'multimedia', ...staff })
    expect(paid).toMatchObject(refused(error))
    expect(await payOpenInvoice('prepaid', form, { context: 'order', ...staff })).toMatchObject(
      acceptedPayment('open', bankTransfer),
    )
    const byCard = { ...form, paymentMethodId: creditCard }
    expect(await payOpenInvoice('prepaid', byCard, { context: 'multimedia' })).toMatchObject(
      acceptedPayment('approved', creditCard),
    )
  })

  it('an order of the staff adds the bank transfer where a country has none', async () => {
    const address = { ...testAddress, state: 'SP', zip: '13083-862', country: { value: 32 } }
    const fapesp = { brazilPaymentMethods: 'fapesp', fapespNumber: '2024/01234-5' } as const
    const form: Form = {
      ...cardForm,
      ...fapesp,
      paymentMethodId: paymentMethodIds.bankTransfer,
      billingAddress: address,
    }
    const admin = { context: 'order', adminCreated: true } as const
    expect(await payOpenInvoice('brazil', form, admin)).toMatchObject(
      acceptedPayment('open', paymentMethodIds.bankTransfer),
    )
  })
})

describe('nothing to pay', () => {
  it('a total of 0 needs no method and no address', async () => {
    const form: Form = { acceptedTermsAndConditions: true, paymentMethodId: null }
    const { outcome } = await payOpenInvoice('twelve-unpaid', form, { context: 'order', total: 0 })
    // The bill is already settled, so the money cannot be used.
    expect(outcome).toMatchObject({ payment: { method: paymentMethodIds.free, amount: 0 } })
  })

  it('a voucher on the bill pays a whole order, and is used up', async () => {
    const { world, paid } = await withVoucher()
    const refusal = refused('payment-voucher-not-valid').outcome
    expect([paid({}), paid({ voucher: 'VCH-2' })]).toEqual([refusal, refusal])
    expect(paid({ voucher: 'VCH-1' })).toMatchObject({
      payment: { method: paymentMethodIds.voucher, amount: 0 },
    })
    expect(world.vouchers.get('VCH-1')?.usedFor).toBe('RC-100001')
  })

  it.each([
    ['multimedia', 'staff-17', true],
    ['multimedia', null, false],
    ['order', 'staff-17', false],
  ] as const)(
    'a voucher for %s ordered by %s is refused: %s',
    async (context, staff, isRefused) => {
      const { world, paid } = await withVoucher(staff)
      const expected = isRefused
        ? refused('payment-voucher-not-valid')
        : acceptedPayment('approved', paymentMethodIds.voucher)
      expect({ outcome: paid({ voucher: 'VCH-1', context }) }).toMatchObject(expected)
      expect(world.vouchers.get('VCH-1')?.usedFor).toBe(isRefused ? null : 'RC-100001')
    },
  )
})

async function withVoucher(impersonatorIdentity: string | null = null) {
  const { world } = await loadScenario({ name: 'twelve-unpaid', now: fixedNow })
  const [user] = world.users.all()
  const [open] = world.invoices.all()
  if (!user || !open) throw new Error('Nothing to pay.')
  const voucher = { code: 'VCH-1', institution: 'Emory University', usedFor: null }
  world.vouchers.insert({ ...voucher, expiresAt: fixedNow + 1 })
  const account = { ...user.account, impersonatorIdentity, voucherAvailable: true }
  const payer = world.users.update(user.identity, { account })
  const { currency, totalAmount: total, invoiceNumber } = open
  const purpose = { kind: 'payoff', invoiceNumbers: [invoiceNumber] } as const
  const form: Form = { ...cardForm, voucherApplied: ' vch-1 ' }
  const paid = (onBill: { voucher?: string; context?: MethodContext }) =>
    takePayment({
      ...{ world, now: fixedNow, user: payer, form },
      bill: { purpose, context: 'order', total, currency, ...onBill },
    })
  return { world, paid }
}
