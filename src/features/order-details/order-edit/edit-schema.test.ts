import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { checkValues } from '../../../ui/form/check-values.ts'
import { deadlineValuesOf } from './edit-deadline.ts'
import { editSchema } from './edit-schema.ts'
import { editValuesOf, type OrderEditValues } from './edit-values.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const agreed = '2026-11-09T14:00:00.000Z'
const hour = 3_600_000
const values = editValuesOf({
  externalId: 'GX7KQ2M9',
  title: 'Quiet rivers',
  deadline: agreed,
  services: ['svc-premium-editing'],
  styleOfEnglish: null,
  journal: null,
})
const needsJournal = (added: readonly string[]) => added.includes('svc-formatting')
const lengthProblem = (added: readonly string[], length: number | null) => {
  if (!added.includes('svc-premium')) return undefined
  if (length === null) return 'missing'
  return length > 40_000 ? 'not-sold' : undefined
}
const outOfRange = 'The word count must be a whole number from 1 to 999,999. Please correct it.'
const at = (hours: number) =>
  deadlineValuesOf(new Date(Date.parse(agreed) + hours * hour).toISOString())
const early = expect.stringMatching(/^The deadline can’t be earlier than 2026-11-09 \d\d:00 /)
const missing = 'A deadline is required'

it.each<[string, Partial<OrderEditValues>, object]>([
  ['an unchanged order', {}, {}],
  ['no title', { title: '  ' }, { title: 'Please enter your project title.' }],
  ['a title of 512 letters', { title: '𝛼'.repeat(512) }, {}],
  [
    'a title of 513 letters',
    { title: '稻'.repeat(513) },
    { title: 'Please shorten the title to at most 512 characters.' },
  ],
  ['no deadline', { day: '', time: '' }, { day: missing }],
  ['no day', { day: '' }, { day: missing }],
  ['no time', { time: '' }, { time: missing }],
  ['an hour later', at(1), {}],
  ['half an hour earlier', at(-0.5), { time: early }],
  ['three days earlier', at(-72), { day: early }],
  [
    'a time that is not listed',
    { ...at(72), time: '09:10' },
    { time: 'There is no such time on this day. Please choose another one.' },
  ],
  [
    'no journal for a service that needs it',
    { added: ['svc-formatting'], journal: ' ' },
    { journal: 'You have selected a service that requires you to enter journal details.' },
  ],
  ['a journal for it', { added: ['svc-formatting'], journal: 'Catena' }, {}],
  [
    'a long journal',
    { journal: '誌'.repeat(256) },
    { journal: 'Please shorten the name to at most 255 characters.' },
  ],
  ['a word count that nothing needs', { wordCount: '5,200' }, {}],
  ['no number as the word count', { wordCount: 'about 5000' }, { wordCount: outOfRange }],
  ['no words', { wordCount: '0', added: ['svc-premium'] }, { wordCount: outOfRange }],
  [
    'no word count for a service whose price depends on it',
    { added: ['svc-premium'] },
    { wordCount: 'Please enter the word count, so that we can name the price.' },
  ],
  ['a word count for it', { added: ['svc-premium'], wordCount: '5,200' }, {}],
  [
    'a word count without a price',
    { added: ['svc-premium'], wordCount: '50000' },
    {
      wordCount:
        'We can’t offer one of the services for this many words. Please correct the word count, or ask our support team.',
    },
  ],
])('%s', async (_, changes, findings) => {
  const schema = editSchema({ agreed, needsJournal, lengthProblem })
  const checked = await checkValues(schema, { ...values, ...changes })
  expect('findings' in checked ? checked.findings : {}).toEqual(findings)
})

it('asks for no deadline while none is agreed on', async () => {
  const schema = editSchema({ agreed: null, needsJournal, lengthProblem })
  const checked = await checkValues(schema, { ...values, day: '', time: '' })
  expect(checked).toHaveProperty('output')
})
