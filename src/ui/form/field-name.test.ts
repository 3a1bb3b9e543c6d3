import { expect, it } from 'vitest'
import { type FieldName, fieldsOf } from './field-name.ts'

type Values = {
  email: string
  agreed: boolean
  files: { name: string }[]
  card: { currency: { value: '' | 'USD' } }
  states: Record<string, string>
}

const fieldName = fieldsOf<Values>()
const textField = (name: FieldName<string>) => name
const checkbox = (name: FieldName<boolean>) => name

it('is the path of the value', () => {
  const country: string = 'US'
  expect([
    textField(fieldName('email')),
    checkbox(fieldName('agreed')),
    fieldName('files'),
    textField(fieldName('card.currency.value')),
    textField(fieldName(`states.${country}`)),
  ]).toEqual(['email', 'agreed', 'files', 'card.currency.value', 'states.US'])
})

it('does not compile for a misspelt name, a group or another kind of value', () => {
  // @ts-expect-error: misspelt
  fieldName('e-mail')
  // @ts-expect-error: misspelt below a group
  fieldName('card.currency.code')
  // @ts-expect-error: a group
  fieldName('card.currency')
  // @ts-expect-error: a part of a list
  fieldName('files.0')
  // @ts-expect-error: no text
  textField(fieldName('agreed'))
  // @ts-expect-error: no yes or no
  checkbox(fieldName('email'))
})
