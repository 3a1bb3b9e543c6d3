import { expect, it } from 'vitest'
import type { Schema } from '../generate/contract-document.ts'
import { compareContracts } from './compare-contracts.ts'
import {
  answers,
  aText,
  object,
  type Parts,
  refTo,
  reported,
  smallContract,
} from './small-contract.ts'

const field = (schema: Schema) => object({ title: schema })
const must = object({ title: aText }, ['title'])

const composed: Schema = { allOf: [field(aText), object({ pages: { type: 'integer' } })] }

it.each<[string, Schema, Schema, string, string, string]>([
  ['required field added', object({}), must, '.title added: required field', 'server', 'nobody'],
  [
    'optional field added',
    object({}),
    field(aText),
    '.title added: optional field',
    'nobody',
    'nobody',
  ],
  ['field removed', field(aText), object({}), '.title removed: field', 'server', 'application'],
  [
    'field made optional',
    must,
    field(aText),
    '.title changed: became optional',
    'nobody',
    'application',
  ],
  [
    'field made required',
    field(aText),
    must,
    '.title changed: became required',
    'server',
    'nobody',
  ],
  [
    'may be null by type',
    field(aText),
    field({ type: ['string', 'null'] }),
    '.title changed: may now be null',
    'nobody',
    'application',
  ],
  [
    'may be null by shape',
    field({ oneOf: [aText] }),
    field({ oneOf: [aText, { type: 'null' }] }),
    '.title changed: may now be null',
    'nobody',
    'application',
  ],
  [
    'no longer null',
    field({ type: ['string', 'null'] }),
    field(aText),
    '.title changed: is no longer null',
    'server',
    'nobody',
  ],
  [
    'another type',
    field(aText),
    field({ type: 'integer' }),
    '.title changed: type changed from string to integer',
    'server',
    'application',
  ],
  [
    'a wider type',
    field({ type: 'integer' }),
    field({ type: 'number' }),
    '.title changed: type changed from integer to number',
    'nobody',
    'application',
  ],
  [
    'a narrower type',
    field({ type: 'number' }),
    field({ type: 'integer' }),
    '.title changed: type changed from number to integer',
    'server',
    'nobody',
  ],
  [
    'value added',
    field({ enum: ['a'] }),
    field({ enum: ['a', 'b'] }),
    '.title added: value `b`',
    'nobody',
    'application',
  ],
  [
    'value removed',
    field({ enum: ['a', 'b'] }),
    field({ enum: ['a'] }),
    '.title removed: value `b`',
    'server',
    'nobody',
  ],
  [
    'values named',
    field(aText),
    field({ ...aText, enum: ['a'] }),
    '.title added: only these values now: `a`',
    'server',
    'nobody',
  ],
  [
    'any value',
    field({ ...aText, enum: ['a'] }),
    field(aText),
    '.title removed: any value now',
    'nobody',
    'application',
  ],
  [
    'limit tightened',
    field({ maxLength: 9 }),
    field({ maxLength: 5 }),
    '.title changed: maxLength changed from 9 to 5',
    'server',
    'nobody',
  ],
  [
    'limit loosened',
    field({ minimum: 9 }),
    field({ minimum: 5 }),
    '.title changed: minimum changed from 9 to 5',
    'nobody',
    'application',
  ],
  [
    'limit added',
    field(aText),
    field({ ...aText, minLength: 1 }),
    '.title changed: minLength 1 added',
    'server',
    'nobody',
  ],
  [
    'limit removed',
    field({ ...aText, minLength: 1 }),
    field(aText),
    '.title changed: minLength 1 removed',
    'nobody',
    'application',
  ],
  [
    'another pattern',
    field({ pattern: 'a' }),
    field({ pattern: 'b' }),
    '.title changed: pattern changed from a to b',
    'server',
    'application',
  ],
  [
    'opened',
    must,
    { ...must, additionalProperties: true },
    ' changed: unknown fields are taken now',
    'nobody',
    'application',
  ],
  [
    'an item',
    { items: field(aText) },
    { items: object({}) },
    '[].title removed: field',
    'server',
    'application',
  ],
  [
    'a shape added',
    { oneOf: [aText] },
    { oneOf: [aText, { type: 'integer' }] },
    ' added: may now be another shape',
    'nobody',
    'application',
  ],
  [
    'a shape removed',
    { oneOf: [aText, refTo('Key')] },
    { oneOf: [aText] },
    ' removed: is no longer Key',
    'server',
    'nobody',
  ],
  [
    'a part with a field',
    field(aText),
    composed,
    '.pages added: optional field',
    'nobody',
    'nobody',
  ],
])('%s', (_, before, after, expected, request, answered) => {
  expect(reported({ sent: before }, { sent: after })).toContainEqual(`Sent${expected} | ${request}`)
  expect(reported({ answered: before }, { answered: after })).toContainEqual(
    `Answered${expected} | ${answered}`,
  )
})

const extra = { '/api/found': { get: { operationId: 'findIt', tags: [], responses: answers } } }

it('reports a schema of requests and answers for both, with all its operations', () => {
  const both = (schema: Schema): Parts => ({
    sent: refTo('Answered'),
    answered: schema,
    extra,
  })
  const changes = compareContracts(smallContract(both(must)), smallContract(both(object({}))))
  expect(changes).toEqual([
    {
      kind: 'removed',
      subject: 'Answered.title',
      what: 'field',
      breaks: ['application', 'server'],
      operations: ['findIt', 'saveOrder'],
    },
  ])
})

it.each<[string, Schema, Schema]>([
  ['into a part', must, { allOf: [must], type: 'object', unevaluatedProperties: false }],
  ['out of a part', { allOf: [must], type: 'object', unevaluatedProperties: false }, must],
  [
    'into a component',
    { ...must, allOf: [refTo('Sent')] },
    { allOf: [refTo('Sent')], unevaluatedProperties: false },
  ],
  [
    'into a component that may be null',
    field({ ...must, type: ['object', 'null'] }),
    field({ oneOf: [refTo('Sent'), { type: 'null' }] }),
  ],
])('does not miss a field that moved %s', (_, before, after) => {
  const sent = object({ title: aText }, ['title'])
  expect(reported({ sent, answered: before }, { sent, answered: after })).toEqual([])
})
