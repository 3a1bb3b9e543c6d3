import { expect, it } from 'vitest'
import { fieldsOf } from './field-name.ts'
import { FormFailure } from './form-failure.ts'

const fieldName = fieldsOf<{ email: string; address: { city: string } }>()
const message = 'Unknown.'

it('brings messages of fields and none for the others', () => {
  const { fields } = new FormFailure({ fields: new Map([[fieldName('address.city'), message]]) })
  expect([...fields]).toEqual([['address.city', message]])
  expect(new FormFailure({ message }).fields.size).toBe(0)
})

it('does not compile for any text, or a name that the form does not have', () => {
  // @ts-expect-error: any text
  new FormFailure({ fields: new Map([['email', message]]) })
  // @ts-expect-error: a misspelt name
  new FormFailure({ fields: new Map([[fieldName('e-mail'), message]]) })
  // @ts-expect-error: a record of any names
  new FormFailure({ fields: { email: message } })
})
