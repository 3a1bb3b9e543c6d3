import { describe, expect, it } from 'vitest'
import type { components } from '../../../../src/api/schema.gen.ts'
import { fixedNow } from '../../../fixed-now.ts'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import type { ScenarioName } from '../../../scenarios/scenario-list.ts'
import { stateOf, updateState } from '../../../world/world-state.ts'
import { countries } from '../../catalogue/countries.ts'
import { testCards } from '../../catalogue/test-cards.ts'
import { cardForm, testAddress } from '../../test-payment.ts'
import type { PaymentContext } from './payment-methods-rules.ts'
import { takePayment } from './take-payment.ts'

type Form = components['schemas']['PaymentForm']
type Changes = Partial<Form>

/** Pays an open invoice of a scenario's person, whatever context it is said to be for. */
async function pay(
  name: ScenarioName,
  form: Form,
  bill: {
    context?: PaymentContext
    total?: number
    adminCreated?: boolean
    impersonated?: boolean
  } = {},
) {
  const { world } = await loadScenario({ name, now: fixedNow })
  const [user] = world.users.all()
  const [open] = [...world.invoices.all()].filter(({ payments }) => payments.length === 0)
  if (!user || !open) throw new Error(`${name} has nothing to pay.`)
  const { context = 'payoff', total = open.totalAmount, adminCreated, impersonated } = bill
  const impersonatorIdentity = impersonated ? 'staff-17' : null
  const account = { ...user.account, impersonatorIdentity, voucherAvailable: true }
  const outcome = takePayment({
    world,
    now: fixedNow,
    user: world.users.update(user.identity, { account }),
    form,
    bill: {
      purpose: { kind: 'payoff', invoiceNumbers: [open.invoiceNumber] },
      ...{ context, total, currency: open.currency, adminCreated },
    },
  })
  return { outcome, world, open }
}

const refused = (error: string) => ({ outcome: { refused: { error } } })
const taken = (status: string, method: number) => ({ outcome: { payment: { status, method } } })

describe('a card in the United States', () => {
  const cases: [string, Changes, string][] = [
    ['terms', { acceptedTermsAndConditions: false }, 'payment-accept-terms-and-conditions-failure'],
    ['no method', { paymentMethodId: null }, 'payment-method-required'],
    ['credits for a bill above them', { paymentMethodId: 1 }, 'payment-method-required'],
    ['free for a bill above 0', { paymentMethodId: 4 }, 'payment-method-required'],
    ['a voucher without code', { paymentMethodId: 26 }, 'payment-voucher-not-valid'],
    ['a way of another country', { paymentMethodId: 19 }, 'payment-method-not-available'],
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
    expect(await pay('twelve-unpaid', { ...cardForm, ...changes })).toMatchObject(refused(error))
  })

  it('is approved, and needs no state or postcode where the country has none', async () => {
    expect(await pay('twelve-unpaid', cardForm)).toMatchObject(taken('approved', 3))
    const { zip: _, state: __, ...address } = { ...testAddress, country: { value: 0 } }
    const hongKong = countries.find(({ code }) => code === 'HK')?.id ?? 0
    const billingAddress = { ...address, country: { value: hongKong } }
    expect(await pay('twelve-unpaid', { ...cardForm, billingAddress })).toMatchObject(
      taken('approved', 3),
    )
  })
})

describe('a bank transfer', () => {
  const transfer: Form = { ...cardForm, creditCard: undefined, paymentMethodId: 9 }
  const elsewhere = { ...transfer, invoiceAddressSameAsBilling: false }
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
    ['needs the payer of the invoice', elsewhere, 'invoice-payer-name-required'],
    [
      'needs the whole address of the invoice',
      { ...elsewhere, invoiceAddress: { organization: 'Duke University' } },
      'payment-invoice-address-incomplete',
    ],
  ]
  it.each(cases)('%s', async (_, form, error) => {
    expect(await pay('twelve-unpaid', form)).toMatchObject(refused(error))
  })

  it('is promised, sends the invoice elsewhere, and shows on the order', async () => {
    const invoiceAddress = { ...testAddress, organization: 'Accounts Payable' }
    const { outcome, world, open } = await pay('twelve-unpaid', { ...elsewhere, invoiceAddress })
    expect(outcome).toMatchObject({
      payment: { status: 'open', dueAt: null, form: { invoiceAddress } },
    })
    const order = world.orders.get(open.orderIdentity ?? '')?.order
    expect(order?.pendingPayments).toEqual([{ receiptCode: 'RC-100001', boletoUrl: null }])
  })
})

describe('what each context leaves open', () => {
  const methods: [PaymentContext, number, boolean][] = [
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

describe('Brazil', () => {
  const address = {
    ...{ name: 'Rafael Nogueira', organization: 'Unicamp', phone: '+55 19 99555 0186' },
    ...{ address1: 'Rua Monteiro Lobato, 255', city: 'Campinas', state: 'SP' },
    ...{ zip: '13083-862', country: { value: 32 } },
  }
  const taxIdentification = { type: 'CPF', number: '529.982.247-25' } as const
  const card = {
    checkoutId: 'checkout-approved-RC-1',
    numberOfInstallments: { value: 6 },
    taxIdentification,
  }
  const base = { acceptedTermsAndConditions: true, billingAddress: address } as const
  const allpago = { ...base, brazilPaymentMethods: 'allpago' } as const
  const byCard: Form = { ...allpago, paymentMethodId: 23, allpagoCreditCard: card }
  const byBoleto: Form = {
    ...allpago,
    paymentMethodId: 20,
    boleto: { payer: 'Rafael Nogueira', taxIdentification },
  }
  const wrong = { type: 'CNPJ', number: '11.222.333/0001-80' } as const
  const broken: [string, Form, string][] = [
    ['no option', { ...byCard, brazilPaymentMethods: undefined }, 'payment-brazil-option-required'],
    [
      'a way that does not fit it',
      { ...byCard, brazilPaymentMethods: 'fapesp' },
      'payment-brazil-option-required',
    ],
    [
      'FAPESP without a number',
      { ...base, ...cardForm, billingAddress: address, brazilPaymentMethods: 'fapesp' },
      'payment-fapesp-number-required',
    ],
    [
      'a card without a currency',
      {
        ...{ ...cardForm, billingAddress: address, brazilPaymentMethods: 'fapesp' },
        fapespNumber: '2024/01234-5',
      },
      'payment-currency-not-available',
    ],
    [
      'another country',
      { ...byCard, billingAddress: { ...address, country: { value: 223 } } },
      'payment-country-not-supported',
    ],
    [
      'a postcode of 7 digits',
      { ...byCard, billingAddress: { ...address, zip: '1308-862' } },
      'payment-postcode-invalid',
    ],
    [
      'no organization',
      { ...byCard, billingAddress: { ...address, organization: '' } },
      'payment-organization-required',
    ],
    [
      'no cardholder',
      { ...byCard, billingAddress: { ...address, name: '' } },
      'payment-address-incomplete',
    ],
    [
      'a wrong tax number',
      { ...byCard, allpagoCreditCard: { ...card, taxIdentification: wrong } },
      'payment-tax-number-invalid',
    ],
    [
      'seven parts',
      { ...byCard, allpagoCreditCard: { ...card, numberOfInstallments: { value: 7 } } },
      'payment-installments-invalid',
    ],
    [
      'no card',
      { ...byCard, allpagoCreditCard: { ...card, checkoutId: undefined } },
      'payment-card-incomplete',
    ],
    [
      'a declined card',
      { ...byCard, allpagoCreditCard: { ...card, checkoutId: 'checkout-declined-1' } },
      'payment-card-declined',
    ],
    ['no payer', { ...byBoleto, boleto: { taxIdentification } }, 'payment-boleto-payer-required'],
    ['no tax number', { ...byBoleto, boleto: { payer: 'R. N.' } }, 'payment-tax-number-invalid'],
    ['PayPal without one', { ...allpago, paymentMethodId: 22 }, 'payment-tax-number-invalid'],
  ]
  it.each(broken)('%s', async (_, form, error) => {
    expect(await pay('brazil', form)).toMatchObject(refused(error))
  })

  it('takes a card in parts, a boleto, PayPal, and FAPESP by card', async () => {
    expect(await pay('brazil', byCard)).toMatchObject({
      outcome: { payment: { status: 'approved', form: { installments: 6, taxIdentification } } },
    })
    expect(await pay('brazil', byBoleto)).toMatchObject(taken('open', 20))
    expect(
      await pay('brazil', {
        ...allpago,
        paymentMethodId: 22,
        allpagoPaypal: { taxIdentification },
      }),
    ).toMatchObject({ outcome: { answer: { redirectUrl: '/outside/allpago-paypal/RC-100001' } } })
    const creditCard = { ...cardForm.creditCard, currency: { value: 'USD' } }
    const fapesp: Form = {
      ...{ ...base, paymentMethodId: 3, creditCard, brazilPaymentMethods: 'fapesp' },
      fapespNumber: '2024/01234-5',
    }
    expect(await pay('brazil', fapesp)).toMatchObject({
      outcome: { payment: { status: 'approved', form: { card: { currency: 'USD' } } } },
    })
  })
})

describe('China', () => {
  const address = {
    ...{ name: '陈立华', address1: '西湖区浙大路38号', city: '杭州', state: '浙江' },
    ...{ zip: '310027', country: { value: 44 } },
  }
  const base: Form = {
    acceptedTermsAndConditions: true,
    paymentMethodId: 19,
    billingAddress: address,
  }
  const fapiao = {
    ...{ type: 'general', deliveryTimeline: 'with-order' },
    ...{ title: '浙江大学', taxpayerNumber: '12330000470095016Q' },
  }

  it('answers a form for Alipay, and needs no telephone there', async () => {
    const { outcome } = await pay('china', base)
    expect(outcome).toMatchObject({
      payment: { status: 'open' },
      answer: { redirectForm: expect.stringContaining('action="/outside/alipay/RC-100001"') },
    })
  })

  async function atOrder(form: Form) {
    const { world } = await loadScenario({ name: 'china', now: fixedNow })
    const { application } = stateOf(world)
    const localization = { ...application.localization, allowsFapiaoProcessingAfterPayment: false }
    updateState(world, { application: { ...application, localization } })
    const [user] = world.users.all()
    const [open] = [...world.invoices.all()].filter(({ payments }) => payments.length === 0)
    if (!user || !open) throw new Error('Nothing to pay.')
    const { currency, totalAmount: total, invoiceNumber } = open
    const purpose = { kind: 'payoff', invoiceNumbers: [invoiceNumber] } as const
    const bill = { purpose, context: 'order', total, currency } as const
    return takePayment({ world, now: fixedNow, user, form, bill })
  }
  const withFapiao: Form = {
    ...{ ...base, requireFapiao: 'yes', fapiao },
    billingAddress: { ...address, phone: '13800138000' },
  }
  const cases: [string, Form, string][] = [
    ['no answer about the fapiao', base, 'payment-fapiao-answer-required'],
    [
      'a telephone of 10 digits',
      { ...withFapiao, billingAddress: { ...address, phone: '1380013800' } },
      'payment-phone-invalid',
    ],
    [
      'a fapiao without title',
      { ...withFapiao, fapiao: { ...fapiao, title: '' } },
      'payment-fapiao-incomplete',
    ],
  ]
  it.each(cases)('where fapiaos come with the order: %s', async (_, form, error) => {
    expect(await atOrder(form)).toEqual({ refused: { error } })
  })

  it('keeps the fapiao of an order, and none where none is wanted', async () => {
    expect(await atOrder(withFapiao)).toMatchObject({ payment: { form: { fapiao } } })
    const without = await atOrder({ ...base, requireFapiao: 'no', fapiao })
    expect(without).toMatchObject({ payment: { status: 'open' } })
    expect(without).not.toHaveProperty('payment.form.fapiao')
  })
})

describe('nothing is left to pay', () => {
  it('for a total of 0 no method and no address are asked for', async () => {
    const form: Form = { acceptedTermsAndConditions: true, paymentMethodId: null }
    const { outcome } = await pay('twelve-unpaid', form, { context: 'order', total: 0 })
    // The invoice that this test names is still owed, so the money has nowhere to go.
    expect(outcome).toMatchObject({ payment: { method: 4, amount: 0 } })
  })

  it('a voucher pays an order whole, once', async () => {
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
    const paid = (context: PaymentContext) =>
      takePayment({
        ...{ world, now: fixedNow, user: payer, form },
        bill: { purpose, context, total, currency },
      })
    expect(paid('digital')).toEqual({ refused: { error: 'payment-voucher-not-valid' } })
    expect(paid('order')).toMatchObject({ payment: { method: 26, amount: 0 } })
    expect(world.vouchers.get('VCH-1')?.usedFor).toBe('RC-100001')
    expect(paid('order')).toEqual({ refused: { error: 'payment-voucher-not-valid' } })
  })
})
