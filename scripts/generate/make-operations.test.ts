import { expect, it } from 'vitest'
import type { ContractDocument, Operation } from './contract-document.ts'
import { makeClientContract } from './make-client-contract.ts'
import { hashContract, tabulateOperations } from './make-operations.ts'

const answers = { '200': { description: 'Done' }, default: { description: 'Failed' } }

function documentOf(paths: Record<string, Record<string, Operation>>): ContractDocument {
  return {
    tags: [{ name: 'orders' }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Page: { type: 'integer' } },
      parameters: { Key: { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } } },
    },
  }
}

function rowOf(method: string, path: string, operation: Partial<Operation>) {
  const whole = { operationId: 'it', tags: ['orders'], responses: answers, ...operation }
  return tabulateOperations(documentOf({ [path]: { [method]: whole } })).it
}

const plain = {
  method: 'GET',
  path: '/api/order',
  tag: 'orders',
  access: 'signed-in',
  changes: false,
  idempotencyKey: false,
  body: 'none',
  statuses: [200],
  pathParameters: {},
  query: {},
}

it.each([
  ['a plain read', 'get', {}, {}],
  ['a read that changes', 'get', { 'x-changes': true }, { changes: true }],
  ['open to anyone', 'get', { security: [] }, { access: 'anyone' }],
  ['a write', 'put', {}, { method: 'PUT', changes: true }],
  [
    'a write that happens once',
    'post',
    { parameters: [{ $ref: '#/components/parameters/Key' }] },
    { method: 'POST', changes: true, idempotencyKey: true },
  ],
  [
    'a form',
    'post',
    { requestBody: { content: { 'multipart/form-data': { schema: {} } } } },
    { method: 'POST', changes: true, body: 'form' },
  ],
  [
    'parameters',
    'get',
    {
      parameters: [
        { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/Page' } },
        { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        { name: 'ranks', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
        { name: 'exact', in: 'query', schema: { type: 'boolean' } },
        { name: 'from', in: 'query', schema: { type: 'string', format: 'date' } },
      ],
    },
    {
      query: {
        page: 'integer',
        ids: 'strings',
        ranks: 'integers',
        exact: 'boolean',
        from: 'string',
      },
    },
  ],
  [
    'statuses',
    'get',
    { responses: { ...answers, '404': { description: 'None' } } },
    { statuses: [200, 404] },
  ],
] satisfies [string, string, Partial<Operation>, object][])(
  'tabulates %s',
  (_name, method, operation, expected) => {
    expect(rowOf(method, '/api/order', operation)).toEqual({ ...plain, ...expected })
  },
)

it('changes its hash with the shape and not with the descriptions', () => {
  const operation = { operationId: 'it', tags: ['orders'], responses: answers }
  const worded = { ...operation, description: 'Other words', 'x-assumed': 'For a reason' }
  const shaped = { ...operation, 'x-changes': true }
  const hashes = [operation, worded, shaped].map((it) =>
    hashContract(documentOf({ '/api/order': { get: it } })),
  )
  expect(hashes[1]).toBe(hashes[0])
  expect(hashes[2]).not.toBe(hashes[0])
  expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/)
})

it('lists each refusal key once for the application, in all three shapes, and the changing reads', () => {
  const document = documentOf({
    '/api/new': {
      get: { operationId: 'startIt', tags: [], responses: answers, 'x-changes': true },
    },
  })
  const refusal = (error: object) => ({ 'x-refusal': true, properties: { error } })
  Object.assign(document.components.schemas, {
    Keys: { type: 'string', enum: ['too-late', 'too-big'] },
    Plain: refusal({ $ref: '#/components/schemas/Keys' }),
    WithParams: refusal({
      properties: { error: { type: 'string', enum: ['too-late', 'too-dear'] } },
    }),
    Joined: refusal({ anyOf: [{ $ref: '#/components/schemas/Keys' }, { enum: ['too-odd'] }] }),
  })
  const text = makeClientContract(document)
  expect([...text.matchAll(/\| '(.+)'/g)].map(([, key]) => key)).toEqual([
    'too-late',
    'too-big',
    'too-dear',
    'too-odd',
  ])
  expect(text).toContain("changingReads = ['/api/new']")
})
