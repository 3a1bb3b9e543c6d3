import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { object } from 'yup'
import { checkValues } from '../../../../ui/form/check-values.ts'
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
