import { expect, it } from 'vitest'
import { askedAddress, outsideEntry } from './external-address.ts'

const here = (address: string) => {
  const [pathname = '', search] = address.split('?')
  return { pathname, search: search ? `?${search}` : '' }
}

it.each([
  ['/outside/paypal/RC-1', '/', '/outside/?address=%2Foutside%2Fpaypal%2FRC-1'],
  ['/outside/mail/?to=a', '/', '/outside/?address=%2Foutside%2Fmail%2F%3Fto%3Da'],
  ['/support', '/', '/outside/?address=%2Fsupport'],
  ['/demo/outside/terms', '/demo/', '/demo/outside/?address=%2Foutside%2Fterms'],
  ['/en/outside/terms', '/', undefined],
  ['/outsider', '/', undefined],
  ['/outside/?address=%2Fsupport', '/', undefined],
])('%s below %s goes on at %s', (address, base, entry) => {
  expect(outsideEntry(here(address), base)).toBe(entry)
})

it.each([
  ['/outside/paypal/RC-1', '/', '/outside/paypal/RC-1'],
  ['/outside/?address=%2Foutside%2Fmail%2F%3Fto%3Da', '/', '/outside/mail/?to=a'],
  [
    '/outside/?address=https%3A%2F%2Fevil.example',
    '/',
    '/outside/?address=https%3A%2F%2Fevil.example',
  ],
  ['/demo/outside/mail/index.html', '/demo/', '/outside/mail/'],
])('%s below %s asks for %s', (address, base, asked) => {
  expect(askedAddress(here(address), base)).toBe(asked)
})
