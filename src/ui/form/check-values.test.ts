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
  it('returns the output of the schema for valid values', async () => {
    expect(await checkValues(schema, good)).toEqual({ output: { ...good, email: 'a@b.org' } })
  })

  it.each([
    ['the first error', { ...good, email: '' }, { email: 'Missing' }],
    ['an invalid format', { ...good, email: 'nobody' }, { email: 'Not an address' }],
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

  it('uses the current language', async () => {
    language = 'zh'
    expect(await checkValues(schema, { ...good, email: '' })).toEqual({
      findings: { email: '缺少' },
    })
    language = 'en'
  })
})
