import { expect, it } from 'vitest'
import { isPartnerPath } from './partner-path.ts'

it.each([
  ['/en/login', false],
  ['/en/login/c/lab', true],
  ['/en/login/x/c/y', true],
  ['/en/register/c/lab', true],
  ['/en/register/confirm/abc/c/def', false],
])('%s belongs to a partner: %s', (pathname, isPartner) => {
  expect(isPartnerPath(pathname)).toBe(isPartner)
})
