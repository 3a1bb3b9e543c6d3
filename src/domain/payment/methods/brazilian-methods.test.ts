import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ObjectShape, object } from 'yup'
import { checkValues } from '../../../ui/form/check-values.ts'
import { afterBrazilOption } from '../brazil-option/after-brazil-option.ts'
import { brazilOptionShape } from '../brazil-option/brazil-option-schema.ts'
import { allpagoCardShape } from './allpago-card/allpago-card-shape.ts'
import { allpagoPayPalShape } from './allpago-paypal/allpago-paypal-shape.ts'
import { boletoShape } from './boleto/boleto-shape.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

async function findings(part: ObjectShape, values: object) {
  const checked = await checkValues(object(part), values)
  return 'findings' in checked ? checked.findings : {}
}

const cpf = { type: 'CPF', number: '529.982.247-25' }
const beforeRoute = 'Please enter your tax number.'
const select = 'Please select your tax type.'
const wrongEnd = (kind: string) =>
  `This ${kind} is not valid. Its last two digits don’t match the rest. Please check the number.`
const cpfLength = 'A CPF has 11 digits. Please check the number.'
const cnpjLength = 'A CNPJ has 14 digits or letters. Please check the number.'
const neither = 'This is not a valid CPF or CNPJ. Please check the number.'

describe('the taxpayer', () => {
  it.each([
    ['a person', cpf, {}],
    ['a person, without dots', { type: 'CPF', number: ' 52998224725 ' }, {}],
    ['an organization', { type: 'CNPJ', number: '46.068.425/0001-33' }, {}],
    ['an organization with letters', { type: 'CNPJ', number: '12.ABC.345/01DE-35' }, {}],
    ['a mistyped CPF', { type: 'CPF', number: '529.982.247-26' }, { number: wrongEnd('CPF') }],
    ['a CPF that is too short', { type: 'CPF', number: '529.982.247' }, { number: cpfLength }],
    [
      'a mistyped CNPJ',
      { type: 'CNPJ', number: '46.068.425/0001-34' },
      { number: wrongEnd('CNPJ') },
    ],
    ['a CPF given as a CNPJ', { type: 'CNPJ', number: cpf.number }, { number: cnpjLength }],
    ['a mistyped number of no kind', { type: '', number: '1' }, { type: select, number: neither }],
    ['no number', { type: 'CPF', number: ' ' }, { number: beforeRoute }],
    ['no kind', { type: '', number: cpf.number }, { type: select }],
    ['another kind', { type: 'RG', number: cpf.number }, { type: select }],
    ['nothing', { type: '', number: '' }, { type: select, number: beforeRoute }],
  ])('%s', async (_, taxIdentification, wrong) => {
    const expected = Object.entries(wrong).map(([name, message]) => [
      `allpagoPaypal.taxIdentification.${name}`,
      message,
    ])
    expect(await findings(allpagoPayPalShape, { allpagoPaypal: { taxIdentification } })).toEqual(
      Object.fromEntries(expected),
    )
  })
})

describe('a boleto', () => {
  it.each([
    ['with a payer', { payer: 'Rafael Nogueira', processNumber: '' }, {}],
    ['without one', { payer: ' ', processNumber: '' }, { payer: /who will pay/ }],
    [
      'with a number that is too long',
      { payer: 'R', processNumber: '1'.repeat(41) },
      { processNumber: /40/ },
    ],
  ])('%s', async (_, boleto, wrong) => {
    const found = await findings(boletoShape, {
      boleto: { ...boleto, taxIdentification: cpf },
    })
    expect(Object.keys(found)).toEqual(Object.keys(wrong).map((name) => `boleto.${name}`))
    expect(Object.values(found).join()).toMatch(Object.values(wrong)[0] ?? /^$/)
  })
})

describe('a card of the gateway', () => {
  const field = 'allpagoCreditCard.numberOfInstallments.value'
  const message = 'You must select a valid number of installments'
  it.each([
    ['1', {}],
    ['6', {}],
    [3, {}],
    ['', { [field]: message }],
    [undefined, { [field]: message }],
    ['0', { [field]: message }],
    ['7', { [field]: message }],
    ['1.5', { [field]: message }],
    ['two', { [field]: message }],
  ])('in %s instalments', async (value, wrong) => {
    const card = { taxIdentification: cpf, checkoutId: 'checkout-approved-1' }
    const allpagoCreditCard = { ...card, numberOfInstallments: { value } }
    expect(await findings(allpagoCardShape, { allpagoCreditCard })).toEqual(wrong)
  })

  it('has to be entered', async () => {
    const card = { taxIdentification: cpf, checkoutId: '', numberOfInstallments: { value: '1' } }
    expect(await findings(allpagoCardShape, { allpagoCreditCard: card })).toEqual({
      'allpagoCreditCard.checkoutId': 'Please enter your card details.',
    })
  })
})

describe('the payment source', () => {
  it.each([
    ['', { brazilPaymentMethods: 'You must select an option' }],
    ['other', { brazilPaymentMethods: 'You must select an option' }],
    ['allpago', {}],
    ['fapesp', { fapespNumber: 'Please enter your FAPESP process number.' }],
  ])('%s', async (option, wrong) => {
    const values = { brazilPaymentMethods: option, fapespNumber: ' ' }
    expect(await findings(brazilOptionShape(option), values)).toEqual(wrong)
  })

  it.each([
    ['allpago', { paymentMethodId: '' }],
    ['fapesp', { paymentMethodId: '', 'creditCard.currency.value': 'USD' }],
  ] as const)('%s changes the form', (option, changes) => {
    const changed: Record<string, unknown> = {}
    afterBrazilOption(option, (name, value) => {
      changed[name] = value
    })
    expect(changed).toEqual(changes)
  })
})
