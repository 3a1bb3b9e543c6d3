import { expect, it, vi } from 'vitest'
import { encodePath } from './well-encoded-plugin.ts'

it.each([
  ['/en/login/failure/100%', '/en/login/failure/100%25'],
  ['/en/login/failure/%E3%28', '/en/login/failure/%25E3%2528'],
  ['/en/register/confirm/xx%%?origin=50%', '/en/register/confirm/xx%25%25?origin=50%'],
  ['/en/login/failure/%E6%9C%AA?a=b?c', '/en/login/failure/%E6%9C%AA?a=b?c'],
  ['/', '/'],
])('serves %s as %s', (url, expected) => {
  const request = { url }
  const next = vi.fn()
  encodePath(request, undefined, next)
  expect(request.url).toBe(expected)
  expect(next).toHaveBeenCalledOnce()
})
