import { expect, it } from 'vitest'
import { externalSiteEntry, requestedAddress } from './external-address.ts'

const here = (address: string) => {
  const [pathname = '', search] = address.split('?')
  return { pathname, search: search ? `?${search}` : '' }
}

it.each([
  ['/external/paypal/RC-1', '/', '/external/?address=%2Fexternal%2Fpaypal%2FRC-1'],
  ['/external/mail/?to=a', '/', '/external/?address=%2Fexternal%2Fmail%2F%3Fto%3Da'],
  ['/support', '/', '/external/?address=%2Fsupport'],
  ['/demo/external/terms', '/demo/', '/demo/external/?address=%2Fexternal%2Fterms'],
  ['/en/external/terms', '/', undefined],
  ['/externals', '/', undefined],
  ['/external/?address=%2Fsupport', '/', undefined],
])('%s below %s continues at %s', (address, base, entry) => {
  expect(externalSiteEntry(here(address), base)).toBe(entry)
})

it.each([
  ['/external/paypal/RC-1', '/', '/external/paypal/RC-1'],
  ['/external/?address=%2Fexternal%2Fmail%2F%3Fto%3Da', '/', '/external/mail/?to=a'],
  [
    '/external/?address=https%3A%2F%2Fevil.example',
    '/',
    '/external/?address=https%3A%2F%2Fevil.example',
  ],
  ['/demo/external/mail/index.html', '/demo/', '/external/mail/'],
])('%s below %s requests %s', (address, base, requested) => {
  expect(requestedAddress(here(address), base)).toBe(requested)
})
