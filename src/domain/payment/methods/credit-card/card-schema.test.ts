import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { object } from 'yup'
import { checkValues } from '../../../../ui/form/errors/check-values.ts'
import { currencyOptions } from '../../amount/currency-options.ts'
import { cardShape } from './card-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const schema = object(cardShape)

describe('the card section', () => {
  it.each([
    ['is complete with a currency', 'USD', undefined],
    ['requires a currency where none is set', '', 'Please select a payment currency'],
  ])('%s', async (_, value, message) => {
    const checked = await checkValues(schema, { creditCard: { currency: { value } } })
    expect('findings' in checked ? checked.findings['creditCard.currency.value'] : undefined).toBe(
      message,
    )
  })
})

it.each([
  ['en', ['USD', 'BRL'], ['US Dollar (USD)', 'Brazilian Real (BRL)']],
  ['pt-BR', ['USD'], ['Dólar americano (USD)']],
  ['en', ['XQX'], ['XQX']],
])('names currencies in %s', (language, codes, names) => {
  const options = currencyOptions(codes, language)
  expect(options.map(({ label }) => label.toLowerCase())).toEqual(
    names.map((name) => name.toLowerCase()),
  )
  expect(options.map(({ value }) => value)).toEqual(codes)
})
