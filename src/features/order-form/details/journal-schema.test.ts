import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { checkValues } from '../../../ui/form/check-values.ts'
import { journalSchema } from './journal-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const saved = { name: 'Plant and Soil', url: 'https://plant.example.org', valid: true }
const none = { required: false, saved: null }
const changed = /^You named another journal/

it.each<[string, Parameters<typeof journalSchema>[0], object, object]>([
  ['nothing', none, { name: '', url: '' }, {}],
  ['a name alone', none, { name: 'Plant and Soil', url: '' }, {}],
  ['a website', none, { name: 'Gut', url: 'http://gut.example.org' }, {}],
  ['a website in capitals', none, { name: 'Gut', url: 'HTTPS://GUT.EXAMPLE.ORG' }, {}],
  ['blanks around both', none, { name: ' Gut ', url: ' https://gut.example.org ' }, {}],
  [
    'a website without its protocol',
    none,
    { name: 'Gut', url: 'www.gut.example.org' },
    { url: 'Your journal website must start with http:// or https://' },
  ],
  [
    'a website with another protocol',
    none,
    { name: 'Gut', url: 'ftp://gut.example.org' },
    { url: 'Your journal website must start with http:// or https://' },
  ],
  ['a website of 255 characters', none, { name: 'Gut', url: `https://${'a'.repeat(247)}` }, {}],
  [
    'a website of 256 characters',
    none,
    { name: 'Gut', url: `https://${'a'.repeat(248)}` },
    { url: 'Please shorten the website to at most 255 characters.' },
  ],
  ['a name of 255 characters', none, { name: '誌'.repeat(255), url: '' }, {}],
  [
    'a name of 256 characters',
    none,
    { name: '誌'.repeat(256), url: '' },
    { name: 'Please shorten the name to at most 255 characters.' },
  ],
  [
    'a website without a name',
    none,
    { name: ' ', url: 'https://gut.example.org' },
    { name: 'Please enter the name of the journal, or remove its website.' },
  ],
  [
    'no name where it is required',
    { required: true, saved: null },
    { name: '', url: '' },
    { name: 'You have selected a service that requires you to enter journal details.' },
  ],
  ['the saved journal', { required: true, saved }, { name: saved.name, url: saved.url }, {}],
  [
    'another journal with the saved website',
    { required: true, saved },
    { name: 'Gut', url: saved.url },
    { url: expect.stringMatching(changed) },
  ],
  ['another journal without a website', { required: true, saved }, { name: 'Gut', url: '' }, {}],
  [
    'another journal with another website',
    { required: true, saved },
    { name: 'Gut', url: 'https://gut.example.org' },
    {},
  ],
  ['no journal at all', { required: false, saved }, { name: '', url: '' }, {}],
])('%s', async (_name, asks, values, findings) => {
  const checked = await checkValues(journalSchema(asks), values)
  expect('findings' in checked ? checked.findings : {}).toEqual(findings)
})
