import { expect, it } from 'vitest'
import { inNameOrder } from './name-order.ts'

const firstName = { name: 'firstName' }
const lastName = { name: 'lastName' }
const title = { name: 'title' }
const email = { name: 'email' }

it.each([
  ['en', [firstName, lastName], ['firstName', 'lastName']],
  ['pt-BR', [lastName, firstName], ['lastName', 'firstName']],
  ['zh-Hans', [firstName, lastName], ['lastName', 'firstName']],
  ['ja', [lastName, firstName], ['lastName', 'firstName']],
  ['ja', [title, firstName, lastName, email], ['title', 'lastName', 'firstName', 'email']],
  ['zh-Hans', [firstName, email], ['firstName', 'email']],
  ['zh-Hans', [email], ['email']],
])('in %s, %j are shown as %j', (tag, names, expected) => {
  expect(inNameOrder(names, tag).map(({ name }) => name)).toEqual(expected)
})
