import { expect, it } from 'vitest'
import { jsonForAddress } from '../url/json-in-address.ts'
import { readReceivedFiles, receivedFilesData } from './received-files.ts'

const barley = { identity: 'file-9q2w4e', name: 'barley.docx' }
const rice = { identity: 'file-3', name: '水稻根系 (第二稿)?.docx' }
const data = receivedFilesData([barley, rice]) ?? ''

it.each([
  ['one file', [barley]],
  ['several, in their order', [rice, barley]],
  ['names in any script', [{ ...barley, name: '"ñ/\\ 🌾 +&#%.docx' }]],
  ['no file', []],
])('%s can be read back', (_name, files) => {
  const written = receivedFilesData(files) ?? ''
  expect(written).toMatch(/^[\w-]+$/)
  expect(readReceivedFiles(written)).toEqual(files)
})

it('writes identity and name alone', () => {
  const file = { ...barley, size: 20_480 }
  expect(receivedFilesData([file])).toBe(receivedFilesData([barley]))
})

it('leaves out a list that makes the address too long', () => {
  expect(receivedFilesData([{ ...barley, name: '根'.repeat(3_000) }])).toBeUndefined()
})

it('lists a file once', () => {
  expect(readReceivedFiles(receivedFilesData([barley, rice, barley]) ?? '')).toEqual([barley, rice])
})

it.each([
  ['padding', `${data}==`],
  ['the letters of plain base64', data.replaceAll('-', '+').replaceAll('_', '/')],
])('tolerates %s', (_name, written) => {
  expect(readReceivedFiles(written)).toEqual([barley, rice])
})

it('ignores unknown fields', () => {
  const written = jsonForAddress({ files: [{ ...barley, size: 20_480 }], more: 1 })
  expect(readReceivedFiles(written)).toEqual([barley])
})

it.each([
  ['nothing', ''],
  ['a truncated text', data.slice(0, 40)],
  ['a length that base64 never has', 'abcde'],
  ['letters outside base64', '文件'],
  ['no JSON', Buffer.from('two files').toString('base64url')],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('base64url')],
  ['null', jsonForAddress(null)],
  ['a text', jsonForAddress('barley.docx')],
  ['a list', jsonForAddress([barley])],
  ['no list', jsonForAddress({ files: barley })],
  ['null in the list', jsonForAddress({ files: [null] })],
  ['a file without a name', jsonForAddress({ files: [barley, { identity: 'file-3' }] })],
  ['a file without an identity', jsonForAddress({ files: [{ name: 'barley.docx' }] })],
  ['an empty name', jsonForAddress({ files: [{ ...barley, name: '' }] })],
  ['a blank name', jsonForAddress({ files: [{ ...barley, name: ' \n' }] })],
  [
    'an object in place of a name',
    jsonForAddress({ files: [{ ...barley, name: { toString: 1 } }] }),
  ],
  ['a text that is too long', jsonForAddress({ files: [{ ...barley, name: 'b'.repeat(8_000) }] })],
  ['a number in place of an identity', jsonForAddress({ files: [{ ...barley, identity: 7 }] })],
])('%s cannot be read', (_name, written) => {
  expect(readReceivedFiles(written)).toBeUndefined()
})
