import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc32 } from './crc32.ts'

it.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('of %j is %i', (text, sum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(sum)
})

it('goes on from the bytes before', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      const whole = Uint8Array.from([...first, ...second])
      expect(crc32(second, crc32(first))).toBe(crc32(whole))
    }),
  )
})
