import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import { day } from '../../../../scenarios/builders/server-date.ts'
import {
  acceptedPayment,
  type Form,
  payOpenInvoice,
  refused,
} from '../../../../testing/payment/pay-open-order.ts'
import { cardForm, testAddress } from '../../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../../world/clock/fixed-now.ts'
import { testCards } from '../../../reference-data/payment/simulated-cards.ts'
import { countries } from '../../../reference-data/regions/countries.ts'

type FormChanges = Partial<Form>

describe('a card in the United States', () => {
  const cases: [string, FormChanges, string][] = [
    ['terms', { acceptedTermsAndConditions: false }, 'payment-accept-terms-and-conditions-failure'],
    ['no method', { paymentMethodId: null }, 'payment-method-required'],
    [
      'credits for a bill above them',
      { paymentMethodId: paymentMethodIds.credits },
      'payment-method-required',
    ],
    [
      'free for a bill above 0',
      { paymentMethodId: paymentMethodIds.free },
      'payment-method-required',
    ],
    [
      'a voucher without code',
      { paymentMethodId: paymentMethodIds.voucher },
      'payment-voucher-not-valid',
    ],
    [
      'a method of another country',
      { paymentMethodId: paymentMethodIds.alipay },
      'payment-method-not-available',
    ],
    ['another total', { amount: 1 }, 'payment-amount-changed'],
    ['no address', { billingAddress: undefined }, 'payment-address-incomplete'],
    [
      'no street',
      { billingAddress: { ...testAddress, address1: ' ' } },
      'payment-address-incomplete',
    ],
    ['no town', { billingAddress: { ...testAddress, city: '' } }, 'payment-address-incomplete'],
    ['no state', { billingAddress: { ...testAddress, state: '' } }, 'payment-address-incomplete'],
    ['no postcode', { billingAddress: { ...testAddress, zip: '' } }, 'payment-address-incomplete'],
    [
      'no country',
      { billingAddress: { ...testAddress, country: { value: 9_999 } } },
      'payment-country-not-supported',
    ],
    ['no card', { creditCard: undefined }, 'payment-card-incomplete'],
    ['an unknown card', { creditCard: { nonce: 'x' } }, 'payment-card-incomplete'],
    ['a declined card', { creditCard: { nonce: testCards.declined } }, 'payment-card-declined'],
    [
      'a currency that is not sold in',
      { creditCard: { ...cardForm.creditCard, currency: { value: 'XAU' } } },
      'payment-currency-not-available',
    ],
    ['credits that are not there', { creditsApplied: 1 }, 'payment-credits-exceeded'],
    ['a prepayment that is not there', { prepaymentApplied: 1 }, 'payment-prepayment-exceeded'],
  ]
  it.each(cases)('%s', async (_, changes, error) => {
    expect(await payOpenInvoice('twelve-unpaid', { ...cardForm, ...changes })).toMatchObject(
      refused(error),
    )
  })

  it('is approved, and needs no state or postcode where the country has none', async () => {
    expect(await payOpenInvoice('twelve-unpaid', cardForm)).toMatchObject(
      acceptedPayment('approved', paymentMethodIds.creditCard),
    )
    const { zip: _, state: __, ...address } = { ...testAddress, country: { value: 0 } }
    const hongKong = countries.find(({ code }) => code === 'HK')?.id ?? 0
    const billingAddress = { ...address, country: { value: hongKong } }
    expect(await payOpenInvoice('twelve-unpaid', { ...cardForm, billingAddress })).toMatchObject(
      acceptedPayment('approved', paymentMethodIds.creditCard),
    )
  })
})

describe('a bank transfer', () => {
  const transfer: Form = {
    ...cardForm,
    creditCard: undefined,
    paymentMethodId: paymentMethodIds.bankTransfer,
  }
  const otherInvoiceAddress = { ...transfer, invoiceAddressSameAsBilling: false }
  const cases: [string, Form, string][] = [
    [
      'needs the organization',
      { ...transfer, billingAddress: { ...testAddress, organization: '' } },
      'payment-organization-required',
    ],
    [
      'needs a telephone',
      { ...transfer, billingAddress: { ...testAddress, phone: '123456' } },
      'payment-phone-invalid',
    ],
    ['needs the payer of the invoice', otherInvoiceAddress, 'invoice-payer-name-required'],
    [
      'needs the whole address of the invoice',
      { ...otherInvoiceAddress, invoiceAddress: { organization: 'Duke University' } },
      'payment-invoice-address-incomplete',
    ],
  ]
  it.each(cases)('%s', async (_, form, error) => {
    expect(await payOpenInvoice('twelve-unpaid', form)).toMatchObject(refused(error))
  })

  it('is pending, uses another invoice address, and appears on the order', async () => {
    const invoiceAddress = { ...testAddress, organization: 'Accounts Payable' }
    const { outcome, world, open } = await payOpenInvoice('twelve-unpaid', {
      ...otherInvoiceAddress,
      invoiceAddress,
    })
    expect(outcome).toMatchObject({
      payment: { status: 'open', dueAt: fixedNow + 30 * day, form: { invoiceAddress } },
    })
    const order = world.orders.get(open.orderIdentity ?? '')?.order
    expect(order?.pendingPayments).toEqual([{ receiptCode: 'RC-100001', boletoUrl: null }])
  })
})
