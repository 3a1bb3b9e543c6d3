import { expect, it } from 'vitest'
import { safeAddress } from './safe-address.ts'

const hosts = ['www.galley.example', 'cn.galley.example:8443']

it.each([
  ['/en/researcher?page=2', '/en/researcher?page=2'],
  [
    'https://www.galley.example/about?from=portal#top',
    'https://www.galley.example/about?from=portal#top',
  ],
  ['HTTPS://WWW.Galley.example', 'https://www.galley.example/'],
  ['https://www.galley.example:443/about', 'https://www.galley.example/about'],
  ['https://cn.galley.example:8443/', 'https://cn.galley.example:8443/'],
  ['https://cn.galley.example/', undefined],
  ['https://www.galley.example:8443/', undefined],
  ['http://www.galley.example/', undefined],
  ['//www.galley.example/', undefined],
  ['https:www.galley.example', undefined],
  ['https:/www.galley.example', undefined],
  ['https:///www.galley.example', undefined],
  ['https:\\\\www.galley.example', undefined],
  ['https://www.galley.example\\@evil.example/', undefined],
  ['https://www.galley.example@evil.example/', undefined],
  ['https://helen:secret@www.galley.example/', undefined],
  ['https://www.galley.example.evil.example/', undefined],
  ['https://evil.example/www.galley.example', undefined],
  ['https://evil.example#www.galley.example', undefined],
  ['https://www.galley.example./', undefined],
  ['https://xwww.galley.example/', undefined],
  ['https://www.galley.example:/\t/', undefined],
  [' https://www.galley.example/', undefined],
  ['//evil.example', undefined],
  ['\\evil.example', undefined],
  ['%2f%2fevil.example', undefined],
  ['/%2f%2fevil.example', undefined],
  ['https:evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt://www.galley.example/%0aalert(1)', undefined],
  ['data:text/html,x', undefined],
  ['www.galley.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s → %s', (address, expected) => {
  expect(safeAddress(address, hosts)).toBe(expected)
})

it('rejects every address while no host is allowed', () => {
  expect(safeAddress('https://www.galley.example/', [])).toBeUndefined()
})
