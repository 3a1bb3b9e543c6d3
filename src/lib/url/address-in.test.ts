import { expect, it } from 'vitest'
import { addressIn } from './address-in.ts'

it.each([
  ['/en/researcher?page=2', '/', '/en/researcher?page=2'],
  ['/', '/galley/', '/galley/'],
  ['/en/researcher?page=2#top', '/galley/', '/galley/en/researcher?page=2#top'],
  ['/external/terms', './', './external/terms'],
  ['https://www.galley.example/en', '/galley/', 'https://www.galley.example/en'],
  ['//cdn.example/logo.gif', '/galley/', '//cdn.example/logo.gif'],
  ['mailto:support@galley.example', '/galley/', 'mailto:support@galley.example'],
])('%s of the portal at %s is requested as %s', (address, base, expected) => {
  expect(addressIn(address, base)).toBe(expected)
})

it('is unchanged where the portal has the whole host', () => {
  expect(addressIn('/en/login')).toBe('/en/login')
})
