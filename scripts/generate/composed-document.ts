import type { ContractDocument, Schema } from './contract-document.ts'

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const method = (...values: (number | null)[]): Schema => ({ enum: values })
const text: Schema = { type: 'string' }

const schemas: Record<string, Schema> = {
  Base: { type: 'object', properties: { terms: { type: 'boolean' } }, required: ['terms'] },
  Card: {
    type: 'object',
    properties: { method: method(3), nonce: text },
    required: ['method', 'nonce'],
  },
  Bank: {
    type: 'object',
    properties: { method: method(9), number: text },
    required: ['method'],
  },
  NoPayment: { type: 'object', properties: { method: method(4, null) }, required: ['method'] },
  ByMethod: { oneOf: [refTo('Card'), refTo('Bank'), refTo('NoPayment')] },
  Payment: {
    type: 'object',
    allOf: [refTo('Base'), refTo('ByMethod')],
    unevaluatedProperties: false,
    properties: { amount: { type: 'number' } },
    required: ['amount'],
  },
  Composed: {
    type: 'object',
    allOf: [refTo('Base')],
    unevaluatedProperties: false,
    properties: { amount: { type: 'number' } },
  },
}

const sent = { 'application/json': { schema: refTo('Payment') } }

/** A body composed of a base and a `oneOf`, for tests. */
export const composedDocument: ContractDocument = {
  tags: [{ name: 'payment' }],
  security: [],
  paths: {
    '/pay': {
      post: {
        operationId: 'pay',
        tags: ['payment'],
        requestBody: { required: true, content: sent },
        responses: { '204': { description: 'Paid' } },
      },
    },
  },
  components: { schemas },
}
