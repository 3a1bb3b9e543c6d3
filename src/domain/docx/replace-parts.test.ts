import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { replaceParts } from './replace-parts.ts'

const picture = Uint8Array.from({ length: 2_000 }, (_, index) => (index * 7_919) % 256)
const before = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'word/document.xml': strToU8('<a/>'),
  'word/media/image1.png': [picture, { level: 0 }],
})

it('replaces one part, and leaves the order and the contents of the others', () => {
  const xml = '<?xml version="1.0" encoding="UTF-16"?><b>é</b>'
  const after = replaceParts(before, new Map([['word/document.xml', xml]]))
  const files = unzipSync(after)
  expect(Object.keys(files)).toEqual(Object.keys(unzipSync(before)))
  expect(files['word/media/image1.png']).toEqual(picture)
  expect(strFromU8(files['[Content_Types].xml'] ?? picture)).toBe('<Types/>')
  expect(strFromU8(files['word/document.xml'] ?? picture)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><b>é</b>',
  )
})

it('writes the same file each time', () => {
  const parts = new Map([['word/document.xml', '<b/>']])
  expect(replaceParts(before, parts)).toEqual(replaceParts(before, parts))
})
