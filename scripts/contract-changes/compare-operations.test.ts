import { expect, it } from 'vitest'
import type { Operation, Parameter } from '../generate/contract-document.ts'
import { answer, answers, aText, type Parts, reported } from './small-contract.ts'

const parameter = (more: Partial<Parameter> = {}): Partial<Operation> => ({
  parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, ...more }],
})
const found = { '/api/found': { get: { operationId: 'findIt', tags: [], responses: answers } } }
const withAnswers = (responses: Operation['responses']) => ({ operation: { responses } })

it.each<[string, Parts, Parts, string[]]>([
  ['nothing', {}, {}, []],
  ['words only', { sent: { ...aText, description: 'A' } }, { sent: aText }, []],
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
    withAnswers({ ...answers, 204: answer(aText) }),
    {},
    ['saveOrder 204 removed: answer | application'],
  ],
  [
    'failure removed',
    withAnswers({ ...answers, 404: answer(aText) }),
    {},
    ['saveOrder 404 removed: answer | nobody'],
  ],
  [
    'success added',
    {},
    withAnswers({ ...answers, 204: answer(aText) }),
    ['saveOrder 204 added: answer | application'],
  ],
  [
    'failure added next to default',
    withAnswers({ ...answers, default: answer(aText) }),
    withAnswers({ ...answers, default: answer(aText), 404: answer(aText) }),
    ['saveOrder 404 added: answer | nobody'],
  ],
  [
    'failure added',
    {},
    withAnswers({ ...answers, 404: answer(aText) }),
    ['saveOrder 404 added: answer | application'],
  ],
  [
    'media type of an answer',
    withAnswers({ 200: answer(aText) }),
    withAnswers({ 200: { description: '', content: { 'text/plain': { schema: aText } } } }),
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
    { operation: parameter({ schema: aText }) },
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
  expect(reported(before, after)).toEqual(expected)
})
