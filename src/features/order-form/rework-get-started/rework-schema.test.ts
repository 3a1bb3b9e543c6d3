import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { checkValues } from '../../../ui/form/check-values.ts'
import { reworkSchema } from './rework-schema.ts'
import type { ReworkValues } from './rework-values.ts'

const file = { identity: 'file-1', name: 'barley.docx' }
const chosen: ReworkValues = {
  customerGoal: 'rework',
  mainFiles: [file],
  figureFiles: [],
  uploadFilesLater: false,
  wordCount: '',
  language: '',
  bundlesRequested: false,
  selectedService: 'svc-premium-rework',
}
const schema = reworkSchema({
  customerGoals: [{ name: 'rework', requiresWordCount: true, englishStyleDefault: null }],
  textInsteadOfFiles: true,
  services: [{ identity: 'svc-standard-rework' }, { identity: 'svc-premium-rework' }],
})

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it.each<[string, Partial<ReworkValues>, string[]]>([
  ['a service and a file', {}, []],
  ['no service', { selectedService: '' }, ['selectedService']],
  ['a service that is not offered', { selectedService: 'svc-video' }, ['selectedService']],
  ['no file', { mainFiles: [] }, ['mainFiles']],
  ['files that come later', { mainFiles: [], uploadFilesLater: true }, []],
  ['words in a language', { mainFiles: [], wordCount: '5,200', language: '1' }, []],
  ['words without a language', { mainFiles: [], wordCount: '5,200' }, ['language']],
])('for %s %o, these fields are wrong: %o', async (_name, values, fields) => {
  const checked = await checkValues(schema, { ...chosen, ...values })
  expect('findings' in checked ? Object.keys(checked.findings) : []).toEqual(fields)
})
