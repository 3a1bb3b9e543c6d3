import { expect, it } from 'vitest'
import { isTitle } from './title-rule.ts'

it.each([
  ['nothing', '', false],
  ['one letter', 'a', true],
  ['512 letters', 'a'.repeat(512), true],
  ['513 letters', 'a'.repeat(513), false],
  ['512 Arabic letters', 'أ'.repeat(512), true],
  ['513 Arabic letters', 'أ'.repeat(513), false],
  ['512 Chinese characters', '稻'.repeat(512), true],
  ['513 Chinese characters', '稻'.repeat(513), false],
  ['512 emoji of two units', '🌾'.repeat(512), true],
  ['513 emoji of two units', '🌾'.repeat(513), false],
])('a title of %s is accepted: %s', (_name, title, expected) => {
  expect(isTitle(title)).toBe(expected)
})
