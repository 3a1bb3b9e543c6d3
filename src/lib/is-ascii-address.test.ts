import { expect, it } from 'vitest'
import { isAsciiAddress } from './is-ascii-address.ts'

it.each([
  ['noor.haddad@example.edu', true],
  ["o'neill+lab@cs.example-uni.ac.uk", true],
  ['n@1.example', true],
  ['', false],
  ['noor', false],
  ['noor@', false],
  ['@example.edu', false],
  ['noor@example', false],
  ['noor@example..edu', false],
  ['noor@-example.edu', false],
  ['noor..haddad@example.edu', false],
  ['.noor@example.edu', false],
  ['no or@example.edu', false],
  ['noor@two@example.edu', false],
  ['josé@example.es', false],
  ['noor@exämple.edu', false],
  ['李@example.cn', false],
])('%j can be the address of an account: %s', (text, expected) => {
  expect(isAsciiAddress(text)).toBe(expected)
})
