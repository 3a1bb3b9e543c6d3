import { expect, it } from 'vitest'
import { wantedConsentScript } from './consent-script.ts'

const url = '/external/consent.js'

it.each([
  ['nothing is configured', null, '', undefined],
  ['nobody has been asked', url, '', url],
  ['other cookies say nothing', url, 'siteLanguage=es; not-galley-consent=all', url],
  ['everything was allowed', url, 'siteLanguage=es; galley-consent=all', undefined],
  ['only the needed was allowed', url, 'galley-consent=needed', undefined],
])('%s', (_, configured, cookies, wanted) => {
  expect(wantedConsentScript(configured, cookies)).toBe(wanted)
})
