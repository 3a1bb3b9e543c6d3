import { expect, it } from 'vitest'
import { type FieldName, fieldsOf, groupsOf } from './field-name.ts'
import type { FormState } from './form-context.ts'

type Values = {
  email: string
  agreed: boolean
  files: { name: string }[]
  card: { currency: { value: '' | 'USD' } }
  states: Record<string, string>
}

const fieldName = fieldsOf<Values>()
const groupName = groupsOf<Values>()
const textField = (name: FieldName<string>) => name
const checkbox = (name: FieldName<boolean>) => name
const change: FormState['change'] = (name, value) => [name, value]

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
  // @ts-expect-error: any text
  textField('email')
})

it('is the path of a group', () => {
  expect([groupName('card'), groupName('card.currency'), groupName('states')]).toEqual([
    'card',
    'card.currency',
    'states',
  ])
  // @ts-expect-error: a field
  groupName('card.currency.value')
  // @ts-expect-error: a list
  groupName('files')
  // @ts-expect-error: a group is no text
  textField(groupName('card'))
})

it('takes values of its kind', () => {
  change(fieldName('agreed'), true)
  change(groupName('states'), { US: 'TX' })
  // @ts-expect-error: no yes or no
  change(fieldName('agreed'), 'yes')
  // @ts-expect-error: another group
  change(groupName('card'), { US: 'TX' })
  // @ts-expect-error: any text
  change('agreed', true)
})
