import { expect, it } from 'vitest'
import { inNameOrder } from './name-order.ts'

const given = { name: 'firstName' }
const family = { name: 'lastName' }

it.each([
  ['en', [given, family], ['firstName', 'lastName']],
  ['pt-BR', [family, given], ['lastName', 'firstName']],
  ['zh-Hans', [given, family], ['lastName', 'firstName']],
  ['ja', [family, given], ['lastName', 'firstName']],
])('in %s, of %j, names are asked for as %j', (tag, names, expected) => {
  expect(inNameOrder(names, tag).map(({ name }) => name)).toEqual(expected)
})
