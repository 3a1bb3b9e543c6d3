import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { joinExternalServices } from './join-external-services.ts'
import { assumptionsIn, makeAssumptions } from './make-assumptions.ts'
import { readContract, readServices } from './read-contract.ts'

describe('the list of assumptions', () => {
  const assumed = { 'x-assumed': 'Nobody has said' }
  it.each([
    ['of the whole', assumed, ['Order']],
    ['nowhere', { type: 'object', properties: { id: { type: 'string' } } }, []],
    ['of a field', { properties: { id: {}, paid: assumed } }, ['Order.paid']],
    ['next to a reference', { properties: { page: { $ref: '#/x', ...assumed } } }, ['Order.page']],
    [
      'of the fields of a list',
      { properties: { lines: { type: 'array', items: { properties: { price: assumed } } } } },
      ['Order.lines.price'],
    ],
    ['in one of several shapes', { oneOf: [{ properties: { a: assumed } }, {}] }, ['Order.a']],
    ['of a parameter', { parameters: [{ name: 'from', ...assumed }] }, ['Order ?from']],
  ])('includes %s', (_location, node, subjects) => {
    expect(assumptionsIn('Order', node).map(({ subject }) => subject)).toEqual(subjects)
  })
})

const yaml = readdirSync('openapi', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && !name.startsWith('rules'))
  .map((name) => readFileSync(join('openapi', name), 'utf8'))
  .join('\n')

it('lists every mark of the contract once', async () => {
  const page = makeAssumptions(
    await readContract('openapi/openapi.yaml'),
    joinExternalServices(await readServices('openapi')),
  )
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(yaml.match(/\bx-assumed: /g)?.length ?? 0)
  expect(new Set(rows).size).toBe(rows.length)
})
