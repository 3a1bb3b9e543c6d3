import { expect, it } from 'vitest'
import { insidePath } from './inside-path.ts'

it.each([
  ['/en/researcher', '/en/researcher'],
  ['/en/researcher?page=2#top', '/en/researcher?page=2#top'],
  ['/en/a/../b', '/en/b'],
  ['/en?next=//evil.example', '/en?next=//evil.example'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['%2f%2fevil.example', undefined],
  ['/%2f%2fevil.example', undefined],
  ['/%5Cevil.example', undefined],
  ['/en/%2f%2fevil.example', '/en/%2f%2fevil.example'],
  ['https:evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['en/researcher', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s → %s', (address, expected) => {
  expect(insidePath(address)).toBe(expected)
})
