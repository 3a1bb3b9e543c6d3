import { describe, expect, it } from 'vitest'
import { array, object, string } from 'yup'
import { checkValues } from './check-values.ts'

let language = 'en'
const schema = object({
  email: string()
    .trim()
    .required(() => (language === 'en' ? 'Missing' : '缺少'))
    .email(() => 'Not an address'),
  address: object({ city: string().required(() => 'No city') }),
  files: array().min(1, () => 'No file'),
})

const good = { email: ' a@b.org ', address: { city: 'Pune' }, files: [1] }

describe('checkValues', () => {
  it('gives what the schema makes of good values', async () => {
    expect(await checkValues(schema, good)).toEqual({ output: { ...good, email: 'a@b.org' } })
  })

  it.each([
    ['the first thing wrong', { ...good, email: '' }, { email: 'Missing' }],
    ['a wrong form', { ...good, email: 'nobody' }, { email: 'Not an address' }],
    [
      'the path of a nested field',
      { ...good, address: { city: '' } },
      { 'address.city': 'No city' },
    ],
    [
      'every field',
      { email: '', address: { city: '' }, files: [] },
      { email: 'Missing', 'address.city': 'No city', files: 'No file' },
    ],
  ])('names %s', async (_, values, findings) => {
    expect(await checkValues(schema, values)).toEqual({ findings })
  })

  it('speaks the language of the moment', async () => {
    language = 'zh'
    expect(await checkValues(schema, { ...good, email: '' })).toEqual({
      findings: { email: '缺少' },
    })
    language = 'en'
  })
})
