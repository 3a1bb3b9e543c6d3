import { expect, it } from 'vitest'
import { tokensOf, valueWithChanges } from './token-list.ts'
import { valueText } from './value-text.ts'

const textOf = (name: string) => {
  const token = ['color', 'type', 'size', 'font', 'time', 'shadow'].flatMap(tokensOf)
  const found = token.find((one) => one.name === name)
  return found ? valueWithChanges(found) : undefined
}

it.each([
  ['backdrop', '#1c2430 at 45 %'],
  ['title', '32 / 40 px, 600; narrow 27 / 34 px, 600'],
  ['text', '16 / 24 px, 400; zh 16 / 26.4 px, 400; ja 16 / 26.4 px, 400'],
  ['target', '42 px; coarse 44 px'],
  ['quick', '160 ms; reduced 0 ms'],
  ['shadow', '2 layers'],
])('says the value of %s', (name, text) => {
  expect(textOf(name)).toBe(text)
})

it('lists the families of a font', () => {
  expect(valueText(['Georgia', 'serif'])).toBe('Georgia, serif')
})
