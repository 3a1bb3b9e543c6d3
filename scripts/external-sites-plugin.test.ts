import { expect, it } from 'vitest'
import { builtPages, externalResponse } from './external-sites-plugin.ts'

const html = 'text/html,application/xhtml+xml'

it.each([
  ['GET', '/external/paypal/RC-1', html, '/', 'page'],
  ['GET', '/external', html, '/', 'page'],
  ['GET', '/external/mail/?to=a@b.example', html, '/', 'page'],
  ['GET', '/support/index/submission/GX7/type/proof-of-payment', '', '/', 'page'],
  ['POST', '/external/alipay/RC-1?a=b', html, '/', 'see-other'],
  ['GET', '/demo/external/terms', html, '/demo/', 'page'],
  ['GET', '/external/terms', html, '/demo/', undefined],
  ['GET', '/externals', html, '/', undefined],
  ['GET', '/en/external/terms', html, '/', undefined],
  ['GET', '/external/terms', 'image/png', '/', undefined],
  ['GET', '/external/api/mails', html, '/', undefined],
  ['POST', '/external/api/visit', html, '/', undefined],
  ['GET', '/external/localization/cn/api/auth/logout.gif', html, '/', undefined],
  ['DELETE', '/external/terms', html, '/', undefined],
])('%s %s that accepts %s below %s: %s', (method, url, accept, base, kind) => {
  expect(externalResponse({ method, url, accept }, base)?.kind).toBe(kind)
})

it('sends a form to the same address', () => {
  const request = { method: 'POST', url: '/external/alipay/RC-1?a=b', accept: html }
  expect(externalResponse(request, '/')).toEqual({ kind: 'see-other', location: request.url })
})

it('has a file for each site', () => {
  expect(builtPages).toContain('external/three-d-secure/index.html')
  expect(builtPages).toContain('external/mail/index.html')
  expect(new Set(builtPages).size).toBe(builtPages.length)
})
