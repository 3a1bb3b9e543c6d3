import { expect, it } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'

it.each([
  ['barley.docx', 'barley.docx'],
  ['稻米 (final).docx', '稻米 (final).docx'],
  ['../../../etc/passwd.docx', 'passwd.docx'],
  [String.raw`C:\Users\helen\barley.docx`, 'barley.docx'],
  ['a/../..', 'file'],
  ['..', 'file'],
  ['', 'file'],
  ['bar\u0000ley\r\n.docx', 'barley.docx'],
  ['.docx', '.docx'],
  [`${'a'.repeat(400)}.docx`, `${'a'.repeat(250)}.docx`],
])('%j is kept as %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept)
})
