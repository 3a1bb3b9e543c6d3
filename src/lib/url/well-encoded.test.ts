import { expect, it } from 'vitest'
import { wellEncoded } from './well-encoded.ts'

it.each([
  ['/en/login', '/en/login'],
  ['/en/login/failure/C%2B%2b', '/en/login/failure/C%2B%2B'],
  ['/en/login/failure/%E6%9C%AA', '/en/login/failure/%E6%9C%AA'],
  ['/en/login/failure/50%25', '/en/login/failure/50%25'],
  ['/en/login/failure/N%E3o', '/en/login/failure/N%25E3o'],
  ['/en/login/failure/50%', '/en/login/failure/50%25'],
  ['/en/login/failure/50%+off%20', '/en/login/failure/50%25+off%20'],
  ['/en/register/confirm/%E9', '/en/register/confirm/%25E9'],
  ['/en/%E6%9C', '/en/%25E6%259C'],
  ['/%zz', '/%25zz'],
])('%s is read as %s', (path, expected) => {
  expect(wellEncoded(path)).toBe(expected)
  expect(() => decodeURIComponent(expected)).not.toThrow()
})
