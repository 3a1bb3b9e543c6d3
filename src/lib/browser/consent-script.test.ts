import { expect, it } from 'vitest'
import { wantedConsentScript } from './consent-script.ts'

const url = '/external/consent.js'

it.each([
  ['nothing is configured', null, '', undefined],
  ['consent is not answered', url, '', url],
  ['other cookies are ignored', url, 'siteLanguage=es; not-galley-consent=all', url],
  ['all cookies are allowed', url, 'siteLanguage=es; galley-consent=all', undefined],
  ['only necessary cookies are allowed', url, 'galley-consent=needed', undefined],
])('%s', (_, configured, cookies, wanted) => {
  expect(wantedConsentScript(configured, cookies)).toBe(wanted)
})
