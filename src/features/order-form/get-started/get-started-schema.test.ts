import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { checkValues } from '../../../ui/form/check-values.ts'
import { getStartedSchema } from './get-started-schema.ts'
import type { GetStartedValues } from './get-started-values.ts'

const customerGoals: OrderForm['customerGoals'] = [
  { name: 'editing', requiresWordCount: true, englishStyleDefault: 'American English' },
  { name: 'figures-only', requiresWordCount: false, englishStyleDefault: null },
]
const file = { identity: 'file-1', name: 'barley.docx' }
const nothing: GetStartedValues = {
  customerGoal: 'editing',
  mainFiles: [],
  figureFiles: [],
  uploadFilesLater: false,
  wordCount: '',
  language: '',
  bundlesRequested: false,
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

async function invalidFields(values: Partial<GetStartedValues>, textInsteadOfFiles = true) {
  const schema = getStartedSchema({ customerGoals, textInsteadOfFiles })
  const checked = await checkValues(schema, { ...nothing, ...values })
  return 'findings' in checked ? Object.keys(checked.findings) : []
}

it.each<[string, Partial<GetStartedValues>, string[]]>([
  ['nothing', {}, ['mainFiles']],
  ['a file', { mainFiles: [file] }, []],
  ['files that come later', { uploadFilesLater: true }, []],
  ['words in a language', { wordCount: '5,200', language: '1' }, []],
  ['words without a language', { wordCount: '5200' }, ['language']],
  ['a language without words', { language: '1' }, ['wordCount']],
  ['a file and words', { mainFiles: [file], wordCount: '5200' }, []],
  ['a file and 0 words', { mainFiles: [file], wordCount: '0' }, ['wordCount']],
  ['1 word', { wordCount: '1', language: '1' }, []],
  ['999,999 words', { wordCount: '999999', language: '1' }, []],
  ['1,000,000 words', { wordCount: '1000000', language: '1' }, ['wordCount']],
  ['words as text', { wordCount: 'many', language: '1' }, ['wordCount']],
  ['no goal', { customerGoal: '', mainFiles: [file] }, ['customerGoal']],
  ['a goal that is not offered', { customerGoal: 'rework', mainFiles: [file] }, ['customerGoal']],
  [
    'a manuscript instead of figures',
    { customerGoal: 'figures-only', mainFiles: [file] },
    ['figureFiles'],
  ],
  ['figures', { customerGoal: 'figures-only', figureFiles: [file] }, []],
  [
    'words instead of figures',
    { customerGoal: 'figures-only', wordCount: '5200', language: '1' },
    ['figureFiles'],
  ],
])('checks %s', async (_name, values, expected) => {
  expect(await invalidFields(values)).toEqual(expected)
})

it('asks for files where words may not replace them', async () => {
  expect(await invalidFields({ wordCount: '5200', language: '1' }, false)).toEqual(['mainFiles'])
})
