import { expect, it } from 'vitest'
import { symbolCharacter, withSymbols } from './symbol-characters.ts'

it.each([
  ['Symbol', 0xf061, 'α'],
  ['symbol', 0x6d, 'μ'],
  ['Symbol', 0xf0b3, '≥'],
  ['Symbol', 0xf0ff, '□'],
  ['Wingdings', 0xf0fc, '✓'],
  ['Wingdings', 0xf0e0, '→'],
  ['Wingdings', 0xf0ff, '□'],
  ['MT Extra', 0xf061, '□'],
  [undefined, 0xf062, 'β'],
  [undefined, 0xe001, '□'],
  ['Cambria Math', 0x2264, '≤'],
  ['Symbol', 0x2264, '≤'],
  ['Segoe UI Emoji', 0x1f600, '□'],
  ['Arial', 0xd83d, '□'],
  ['Arial', Number.NaN, '□'],
] as const)('a symbol of %s at %i is %s', (font, code, expected) => {
  expect(symbolCharacter(font, code)).toBe(expected)
})

it('has one UTF-16 unit for each character', () => {
  for (const font of ['Symbol', 'Wingdings']) {
    for (let code = 0xf000; code <= 0xf0ff; code += 1) {
      expect(symbolCharacter(font, code)).toHaveLength(1)
    }
  }
})

it('leaves other characters of a text as they are', () => {
  expect(withSymbols('a\uf061\ue100', 'Symbol')).toBe('aα\ue100')
})
