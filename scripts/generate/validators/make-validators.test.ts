import { expect, it } from 'vitest'
import type { ContractDocument, MediaType, Operation, Schema } from '../contract-document.ts'
import { loadValidators } from './load-validators.ts'
import { makeValidators } from './make-validators.ts'

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema): Record<string, MediaType> => ({ 'application/json': { schema } })

function operation(tag: string, operationId: string, schema: Schema): Operation {
  const answer = { description: 'Done', content: json(schema) }
  return { operationId, tags: [tag], responses: { '200': answer } }
}

const document: ContractDocument = {
  tags: [{ name: 'orders' }, { name: 'rewards' }, { name: 'prepay' }],
  security: [],
  paths: {
    '/a': { get: operation('orders', 'getOrder', refTo('Order')) },
    '/b': {
      get: operation('rewards', 'getPoints', { oneOf: [refTo('Points'), refTo('Refusal')] }),
    },
  },
  components: {
    schemas: {
      Money: {
        type: 'object',
        properties: { amount: { type: 'number', examples: [1] } },
        required: ['amount'],
      },
      Order: {
        type: 'object',
        allOf: [refTo('Money'), { type: 'object', properties: { title: { type: 'string' } } }],
        unevaluatedProperties: false,
      },
      Points: {
        type: 'object',
        properties: { earned: refTo('Money'), parts: { type: 'array', items: refTo('Points') } },
        additionalProperties: false,
      },
      Refusal: {
        type: 'object',
        'x-refusal': true,
        properties: { error: { type: 'string', enum: ['too-late'] } },
        required: ['error'],
        additionalProperties: false,
      },
    },
  },
}

const validators = await loadValidators(document)
const answerOf = (id: string) => validators[id]?.answers['200']?.['application/json']

it('makes a module for each tag that has operations, one that they share and one with all', async () => {
  const modules = await makeValidators(document)
  expect(Object.keys(modules).sort()).toEqual([
    'orders.gen.js',
    'rewards.gen.js',
    'shared.gen.js',
    'validators.gen.d.ts',
    'validators.gen.js',
  ])
})

it.each([
  ['getOrder', { amount: 3, title: 'Barley' }, []],
  ['getOrder', { title: 'Barley' }, [' required']],
  ['getOrder', { amount: 3, titel: 'Barley' }, [' unevaluatedProperties']],
  ['getPoints', { earned: { amount: 'three' } }, ['/earned/amount type']],
  ['getPoints', { parts: [{ parts: [{ earned: {} }] }] }, ['/parts/0/parts/0/earned required']],
  ['getPoints', { error: 'too-late' }, [' additionalProperties']],
])('%s checks what another module compiled (%o)', (operationId, value, expected) => {
  const validate = answerOf(operationId)?.success
  validate?.(value)
  const errors = (validate?.errors ?? []).map((it) => `${it.instancePath} ${it.keyword}`)
  expect(errors).toEqual(expected)
})

it.each([
  [{ error: 'too-late' }, true],
  [{ error: 'too-early' }, false],
  [{ earned: { amount: 3 } }, false],
])('checks a refusal against its own schema alone (%o)', (value, sound) => {
  expect(answerOf('getPoints')?.refusal?.(value)).toBe(sound)
  expect(answerOf('getOrder')?.refusal).toBeUndefined()
})
