import { expect, it } from 'vitest'
import type {
  ContractDocument,
  Operation,
  Parameter,
  Response,
  Schema,
} from '../generate/contract-document.ts'
import { compareContracts } from './compare-contracts.ts'

type Parts = {
  sent?: Schema
  answered?: Schema
  key?: Schema
  operation?: Partial<Operation>
  path?: string
  method?: string
  security?: Record<string, string[]>[]
  extra?: Record<string, Record<string, Operation>>
}

const json = (schema: Schema) => ({ 'application/json': { schema } })
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const answer = (schema: Schema): Response => ({ description: 'It', content: json(schema) })
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const text: Schema = { type: 'string' }
const answers = { 200: answer({ oneOf: [refTo('Answered'), refTo('Refusal')] }) }
const saving: Operation = { operationId: 'saveOrder', tags: [], responses: answers }

/** A document with one operation that sends `Sent` and answers `Answered` or a refusal. */
function contract(parts: Parts = {}): ContractDocument {
  const { sent = object({}), answered = object({}), key = { enum: ['too-late'] } } = parts
  const requestBody = { required: true, content: json(refTo('Sent')) }
  const operation = { ...saving, requestBody, ...parts.operation }
  const path = { [parts.path ?? '/api/order/{id}']: { [parts.method ?? 'post']: operation } }
  const refusal = { ...object({ error: refTo('Key') }, ['error']), 'x-refusal': true }
  const schemas = { Sent: sent, Answered: answered, Refusal: refusal, Key: key }
  const security = parts.security ?? [{ session: [] }]
  return { tags: [], security, paths: { ...path, ...parts.extra }, components: { schemas } }
}

const told = (before: Parts, after: Parts) =>
  compareContracts(contract(before), contract(after)).map(
    ({ subject, kind, what, breaks }) =>
      `${subject} ${kind}: ${what} | ${breaks.join(' ') || 'nobody'}`,
  )

const parameter = (more: Partial<Parameter> = {}): Partial<Operation> => ({
  parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, ...more }],
})
const found = { '/api/found': { get: { operationId: 'findIt', tags: [], responses: answers } } }
const withAnswers = (responses: Operation['responses']) => ({ operation: { responses } })

it.each<[string, Parts, Parts, string[]]>([
  ['nothing', {}, {}, []],
  ['words only', { sent: { ...text, description: 'A' } }, { sent: text }, []],
  [
    'operation removed',
    { extra: found },
    {},
    ['findIt removed: operation GET /api/found | application'],
  ],
  ['operation added', {}, { extra: found }, ['findIt added: operation GET /api/found | nobody']],
  [
    'operation renamed',
    {},
    { operation: { operationId: 'keepOrder' } },
    ['keepOrder changed: was called saveOrder | nobody'],
  ],
  [
    'path changed',
    {},
    { path: '/api/orders/{id}' },
    ['saveOrder changed: path changed from /api/order/{id} to /api/orders/{id} | application'],
  ],
  ['path parameter renamed', {}, { path: '/api/order/{identity}' }, []],
  [
    'method changed',
    {},
    { method: 'put' },
    ['saveOrder changed: method changed from POST to PUT | application'],
  ],
  [
    'opened otherwise',
    {},
    { operation: { 'x-opened-as': 'file' } },
    ['saveOrder x-opened-as changed: changed from none to file | application'],
  ],
  [
    'security tightened',
    { security: [] },
    {},
    ['saveOrder security changed: for signed-in people only | server'],
  ],
  [
    'security loosened',
    {},
    { security: [] },
    ['saveOrder security changed: open to everybody | nobody'],
  ],
  [
    'success removed',
    withAnswers({ ...answers, 204: answer(text) }),
    {},
    ['saveOrder 204 removed: answer | application'],
  ],
  [
    'failure removed',
    withAnswers({ ...answers, 404: answer(text) }),
    {},
    ['saveOrder 404 removed: answer | nobody'],
  ],
  [
    'success added',
    {},
    withAnswers({ ...answers, 204: answer(text) }),
    ['saveOrder 204 added: answer | application'],
  ],
  [
    'failure added beside default',
    withAnswers({ ...answers, default: answer(text) }),
    withAnswers({ ...answers, default: answer(text), 404: answer(text) }),
    ['saveOrder 404 added: answer | nobody'],
  ],
  [
    'failure added',
    {},
    withAnswers({ ...answers, 404: answer(text) }),
    ['saveOrder 404 added: answer | application'],
  ],
  [
    'media type of an answer',
    withAnswers({ 200: answer(text) }),
    withAnswers({ 200: { description: '', content: { 'text/plain': { schema: text } } } }),
    [
      'saveOrder 200 application/json removed: media type | application',
      'saveOrder 200 text/plain added: media type | application',
    ],
  ],
  [
    'body removed',
    {},
    { operation: { requestBody: undefined } },
    ['saveOrder body removed: nothing is sent any more | server'],
  ],
  [
    'parameter added',
    {},
    { operation: parameter() },
    ['saveOrder query page added: optional parameter | nobody'],
  ],
  [
    'parameter added that is required',
    {},
    { operation: parameter({ required: true }) },
    ['saveOrder query page added: required parameter | server'],
  ],
  [
    'parameter became required',
    { operation: parameter() },
    { operation: parameter({ required: true }) },
    ['saveOrder query page changed: became required | server'],
  ],
  [
    'parameter became optional',
    { operation: parameter({ required: true }) },
    { operation: parameter() },
    ['saveOrder query page changed: became optional | nobody'],
  ],
  [
    'parameter removed',
    { operation: parameter() },
    {},
    ['saveOrder query page removed: parameter | server'],
  ],
  [
    'parameter of another type',
    { operation: parameter() },
    { operation: parameter({ schema: text }) },
    ['saveOrder query page changed: type changed from integer to string | server'],
  ],
  [
    'refusal key added',
    {},
    { key: { enum: ['too-late', 'too-big'] } },
    ['Key added: refusal key `too-big` | application'],
  ],
  [
    'refusal key removed',
    { key: { enum: ['too-late', 'too-big'] } },
    {},
    ['Key removed: refusal key `too-big` | nobody'],
  ],
])('%s', (_, before, after, expected) => {
  expect(told(before, after)).toEqual(expected)
})

const field = (schema: Schema) => object({ title: schema })
const must = object({ title: text }, ['title'])

/** Each change of a schema, with whom it breaks where it is sent and where it is answered. */
it.each<[string, Schema, Schema, string, string, string]>([
  ['required field added', object({}), must, '.title added: required field', 'server', 'nobody'],
  [
    'optional field added',
    object({}),
    field(text),
    '.title added: optional field',
    'nobody',
    'nobody',
  ],
  ['field removed', field(text), object({}), '.title removed: field', 'server', 'application'],
  [
    'field made optional',
    must,
    field(text),
    '.title changed: became optional',
    'nobody',
    'application',
  ],
  ['field made required', field(text), must, '.title changed: became required', 'server', 'nobody'],
  [
    'may be null by type',
    field(text),
    field({ type: ['string', 'null'] }),
    '.title changed: may now be null',
    'nobody',
    'application',
  ],
  [
    'may be null by shape',
    field({ oneOf: [text] }),
    field({ oneOf: [text, { type: 'null' }] }),
    '.title changed: may now be null',
    'nobody',
    'application',
  ],
  [
    'no longer null',
    field({ type: ['string', 'null'] }),
    field(text),
    '.title changed: is no longer null',
    'server',
    'nobody',
  ],
  [
    'another type',
    field(text),
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
    field(text),
    field({ ...text, enum: ['a'] }),
    '.title added: only these values now: `a`',
    'server',
    'nobody',
  ],
  [
    'any value',
    field({ ...text, enum: ['a'] }),
    field(text),
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
    field(text),
    field({ ...text, minLength: 1 }),
    '.title changed: minLength 1 added',
    'server',
    'nobody',
  ],
  [
    'limit removed',
    field({ ...text, minLength: 1 }),
    field(text),
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
    { items: field(text) },
    { items: object({}) },
    '[].title removed: field',
    'server',
    'application',
  ],
  [
    'a shape added',
    { oneOf: [text] },
    { oneOf: [text, { type: 'integer' }] },
    ' added: may now be another shape',
    'nobody',
    'application',
  ],
  [
    'a shape removed',
    { oneOf: [text, refTo('Key')] },
    { oneOf: [text] },
    ' removed: is no longer Key',
    'server',
    'nobody',
  ],
  [
    'a part added',
    { allOf: [text] },
    { allOf: [text, refTo('Key')] },
    ' added: is now also Key',
    'server',
    'nobody',
  ],
])('%s', (_, before, after, expected, request, answered) => {
  expect(told({ sent: before }, { sent: after })).toContainEqual(`Sent${expected} | ${request}`)
  expect(told({ answered: before }, { answered: after })).toContainEqual(
    `Answered${expected} | ${answered}`,
  )
})

it('tells a schema that is sent and answered for both, with all operations that have it', () => {
  const both = (schema: Schema): Parts => ({
    sent: refTo('Answered'),
    answered: schema,
    extra: found,
  })
  const changes = compareContracts(contract(both(must)), contract(both(object({}))))
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
