import { expect, it } from 'vitest'
import type { ContractDocument, Response, Schema } from './contract-document.ts'
import { operationRefusals } from './make-operation-refusals.ts'

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const schemas: Record<string, Schema> = {
  Done: { type: 'object', properties: { error: { type: 'null' } } },
  Key: { type: 'string', enum: ['too-late', 'too-early'] },
  Plain: { 'x-refusal': true, properties: { error: refTo('Key') } },
  Either: {
    'x-refusal': true,
    properties: { error: { anyOf: [refTo('Key'), { enum: ['closed', 'too-late'] }] } },
  },
  Nested: { 'x-refusal': true, properties: { error: { properties: { error: refTo('Key') } } } },
}

const answering = (schema: Schema): Response => ({
  description: 'Done',
  content: { 'application/json': { schema } },
})

const refusing = (name: string) => answering({ oneOf: [refTo('Done'), refTo(name)] })

it.each<[string, Response | { $ref: string }, string[] | undefined]>([
  ['no body', { description: 'Done' }, undefined],
  ['one shape', answering(refTo('Done')), undefined],
  ['a refusal', refusing('Plain'), ['too-late', 'too-early']],
  ['a refusal with keys of two lists', refusing('Either'), ['too-late', 'too-early', 'closed']],
  ['a refusal with the params of its message', refusing('Nested'), ['too-late', 'too-early']],
  [
    'an answer with several shapes',
    { $ref: '#/components/responses/Shared' },
    ['too-late', 'too-early'],
  ],
])('finds the keys of an operation with %s', (_, answer, keys) => {
  const operation = { operationId: 'it', tags: [], responses: { '200': answer } }
  const document: ContractDocument = {
    tags: [],
    security: [],
    paths: { '/api/it': { post: operation } },
    components: { schemas, responses: { Shared: refusing('Plain') } },
  }
  expect(operationRefusals(document).it).toEqual(keys)
})
