import { expect, it } from 'vitest'
import { notOpened, openingLine } from './open-written.ts'

it('tells a check that did not run from documents that open', () => {
  expect(notOpened(['a.docx'], 'no-such-office')).toBeUndefined()
  expect(openingLine(2, undefined)).toMatch(/^Not checked: /)
  expect(openingLine(2, [])).toBe('Opened in LibreOffice: 2 of 2.')
  expect(openingLine(2, ['b.docx'])).toBe('Opened in LibreOffice: 1 of 2. Not: b.docx')
})
