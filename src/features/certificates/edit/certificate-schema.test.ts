import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { longestTitle } from '../../../domain/manuscripts/title-rule.ts'
import { checkValues } from '../../../ui/form/check-values.ts'
import { certificateSchema, longestAuthors } from './certificate-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const values = { title: 'Silicon in rice', authors: 'R. Ortega' }
const check = (changes: object) => checkValues(certificateSchema, { ...values, ...changes })

it('keeps title and authors on one line', async () => {
  const typed = { title: '  Silicon\nin  rice ', authors: 'R. Ortega,\r\nH. Marsh' }
  const output = { title: 'Silicon in rice', authors: 'R. Ortega, H. Marsh' }
  expect(await check(typed)).toEqual({ output })
})

it.each([
  [{ title: ' ' }, { title: 'Please enter your project title.' }],
  [{ authors: '\n' }, { authors: 'Please enter your project authors.' }],
  [
    { title: 'ä'.repeat(longestTitle + 1) },
    { title: 'Please shorten the title to at most 512 characters.' },
  ],
  [
    { authors: '王'.repeat(longestAuthors + 1) },
    { authors: 'Please shorten the authors to at most 1000 characters.' },
  ],
])('refuses %o', async (changes, findings) => {
  expect(await check(changes)).toEqual({ findings })
})

it('counts a character of two units once', async () => {
  const title = '𠮷'.repeat(longestTitle)
  expect(await check({ title })).toMatchObject({ output: { title } })
})
