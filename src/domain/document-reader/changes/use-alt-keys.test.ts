import { expect, it } from 'vitest'
import { pressedKey } from './use-alt-keys.ts'

it.each([
  ['a', 'KeyA', 'a'],
  ['A', 'KeyA', 'a'],
  // AZERTY, where the letters A and Q change places
  ['a', 'KeyQ', 'a'],
  ['q', 'KeyA', 'q'],
  // Option on a Mac
  ['å', 'KeyA', 'a'],
  ['Dead', 'KeyU', 'u'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  ['1', 'Digit1', '1'],
])('the key %s of %s is %s', (key, code, expected) => {
  expect(pressedKey({ key, code })).toBe(expected)
})
