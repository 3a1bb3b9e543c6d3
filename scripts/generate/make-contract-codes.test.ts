import { expect, it } from 'vitest'
import type { ContractDocument, Schema } from './contract-document.ts'
import { makeContractCodes, namedCodes } from './make-contract-codes.ts'

const withSchema = (schema: Schema): ContractDocument => ({
  tags: [],
  security: [],
  paths: {},
  components: { schemas: { MethodId: schema } },
})
const integers = { type: 'integer', enum: [1, 3] }

it('gives each number its name', () => {
  const document = withSchema({ ...integers, 'x-enum-varnames': ['credits', 'card'] })
  expect(makeContractCodes(document)).toContain(
    'export const methodIds = {\n  credits: 1,\n  card: 3,\n} as const',
  )
})

it.each([
  ['no names', undefined],
  ['too few', ['credits']],
  ['too many', ['credits', 'card', 'free']],
  ['a name twice', ['card', 'card']],
  ['an invalid name', ['credits', 'a card']],
])('refuses numbers with %s', (_, names) => {
  const document = withSchema({ ...integers, 'x-enum-varnames': names })
  expect(() => namedCodes(document)).toThrow('MethodId: x-enum-varnames')
})

it('leaves enumerations of text alone', () => {
  expect(namedCodes(withSchema({ type: 'string', enum: ['en', 'cn'] }))).toEqual([])
})
