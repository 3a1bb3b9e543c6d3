import { expect, it } from 'vitest'
import type { Schema } from '../generate/contract-document.ts'
import { aText, object, reported } from './small-contract.ts'

it('finds the fields of an object in the shapes that it was divided into', () => {
  const whole = object({ kind: { enum: ['a', 'b'] }, title: aText, pages: aText }, ['kind'])
  const shape = (kind: string, name: string): Schema => ({
    type: 'object',
    properties: { kind: { enum: [kind] }, [name]: aText },
    required: ['kind', name],
  })
  const closed = (parts: Schema) => ({ ...parts, type: 'object', unevaluatedProperties: false })
  const choice: Schema = { allOf: [{ oneOf: [shape('a', 'title'), shape('b', 'pages')] }] }
  expect(reported({ sent: whole }, { sent: closed(choice) })).toEqual([])
  const fewer: Schema = { allOf: [{ oneOf: [shape('a', 'title')] }] }
  expect(reported({ sent: whole }, { sent: closed(fewer) })).toEqual([
    'Sent.kind removed: value `b` | server',
    'Sent.title changed: became required | server',
    'Sent.pages removed: field | server',
  ])
})
