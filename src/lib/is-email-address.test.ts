import { expect, it } from 'vitest'
import { isEmailAddress } from './is-email-address.ts'

it.each([
  ['ada@uni.edu', true],
  ['  ada@uni.edu ', true],
  ['ada.lovelace+orders@mail.uni.ac.uk', true],
  ['李雷@例子.公司', true],
  ['ada@uni', false],
  ['ada@uni..edu', false],
  ['ada@@uni.edu', false],
  ['ada uni@uni.edu', false],
  ['@uni.edu', false],
  ['', false],
  [undefined, false],
])('%s → %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected)
})
