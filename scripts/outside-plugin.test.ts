import { expect, it } from 'vitest'
import { builtPages, wayOutside } from './outside-plugin.ts'

const html = 'text/html,application/xhtml+xml'

it.each([
  ['GET', '/outside/paypal/RC-1', html, '/', 'page'],
  ['GET', '/outside', html, '/', 'page'],
  ['GET', '/outside/mail/?to=a@b.example', html, '/', 'page'],
  ['GET', '/support/index/submission/GX7/type/proof-of-payment', '', '/', 'page'],
  ['POST', '/outside/alipay/RC-1?a=b', html, '/', 'see-other'],
  ['GET', '/demo/outside/terms', html, '/demo/', 'page'],
  ['GET', '/outside/terms', html, '/demo/', undefined],
  ['GET', '/outsider', html, '/', undefined],
  ['GET', '/en/outside/terms', html, '/', undefined],
  ['GET', '/outside/terms', 'image/png', '/', undefined],
  ['GET', '/outside/api/mails', html, '/', undefined],
  ['POST', '/outside/api/visit', html, '/', undefined],
  ['GET', '/outside/localization/cn/api/auth/logout.gif', html, '/', undefined],
  ['DELETE', '/outside/terms', html, '/', undefined],
])('%s %s that accepts %s below %s: %s', (method, url, accept, base, kind) => {
  expect(wayOutside({ method, url, accept }, base)?.kind).toBe(kind)
})

it('sends a form to the very same address', () => {
  const asked = { method: 'POST', url: '/outside/alipay/RC-1?a=b', accept: html }
  expect(wayOutside(asked, '/')).toEqual({ kind: 'see-other', location: asked.url })
})

it('has a file for each place', () => {
  expect(builtPages).toContain('outside/three-d-secure/index.html')
  expect(builtPages).toContain('outside/mail/index.html')
  expect(new Set(builtPages).size).toBe(builtPages.length)
})
