import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [999, 'en', '999 bytes'],
  [48_213, 'en', '48 kB'],
  [1_234_567, 'en', '1.2 MB'],
  [1_234_567, 'pt-BR', '1,2 MB'],
  [3_400_000_000_000, 'en', '3,400 GB'],
])('writes %d in %s as %s', (bytes, language, expected) => {
  expect(formatBytes(bytes, { language })).toBe(expected)
})
