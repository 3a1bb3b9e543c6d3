import { expect, it } from 'vitest'
import { inNameOrder } from './name-order.ts'

const firstName = { name: 'firstName' }
const lastName = { name: 'lastName' }

it.each([
  ['en', [firstName, lastName], ['firstName', 'lastName']],
  ['pt-BR', [lastName, firstName], ['lastName', 'firstName']],
  ['zh-Hans', [firstName, lastName], ['lastName', 'firstName']],
  ['ja', [lastName, firstName], ['lastName', 'firstName']],
])('in %s, of %j, names are asked for as %j', (tag, names, expected) => {
  expect(inNameOrder(names, tag).map(({ name }) => name)).toEqual(expected)
})
