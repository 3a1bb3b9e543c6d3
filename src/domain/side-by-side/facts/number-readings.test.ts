import { expect, it } from 'vitest'
import { hanValue } from './han-numerals.ts'
import { readingsOf } from './number-readings.ts'

it.each([
  ['12', false, ['12']],
  ['1,234', false, ['1234']],
  ['1,234.50', false, ['1234.5']],
  ['1.234', false, ['1.234']],
  ['1.234', true, ['1234', '1.234']],
  ['1.234,5', true, ['1234.5']],
  ['1,234', true, ['1.234', '1234']],
  ['0,05', true, ['0.05']],
  ['0.050', true, ['0.05']],
  ['12 345', true, ['12345']],
  ['2.1.3', false, ['2.1.3']],
  ['3,5', false, []],
])('reads %s, with decimal commas: %s', (digits, hasComma, values) => {
  expect(readingsOf(digits, hasComma)).toEqual(values)
})

it.each([
  ['三', '3'],
  ['十', '10'],
  ['二十四', '24'],
  ['一千一百', '1100'],
  ['一百一十余万', '1100000'],
  ['三亿二千万', '320000000'],
  ['二十八点六', '28.6'],
  ['零点六', '0.6'],
  ['二〇二〇', '2020'],
  ['两', '2'],
  ['多', undefined],
])('reads %s', (numeral, value) => {
  expect(hanValue(numeral)).toBe(value)
})
