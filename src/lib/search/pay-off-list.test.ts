import { expect, it } from 'vitest'
import { invoiceNumbersOf, payOffList } from './pay-off-list.ts'

it.each([
  ['one', ['US-90321'], 'US-90321'],
  ['several', ['US-90321', 'US-90187'], 'US-90321,US-90187'],
  ['a comma', ['A,1', 'B'], 'A%2C1,B'],
  ['a slash, a space and a percent sign', ['A/1', 'B 2', 'C%'], 'A%2F1,B%202,C%25'],
])('writes and reads %s', (_name, numbers, list) => {
  expect(payOffList(numbers)).toBe(list)
  expect(invoiceNumbersOf(list)).toEqual({ numbers })
})

it('reads spaces after commas, and a repeated number once', () => {
  expect(invoiceNumbersOf('US-1, US-2,US-1')).toEqual({ numbers: ['US-1', 'US-2'] })
})

it.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['an encoded blank', 'US-1,%20'],
  ['a missing entry', 'US-1,,US-2'],
  ['a trailing comma', 'US-1,'],
  ['undecodable text', 'US-1,%E0%A4%A'],
])('%s is broken', (_name, list) => {
  expect(invoiceNumbersOf(list)).toBe('broken')
})
