import { expect, it } from 'vitest'
import { decodeXml, encodeXml } from './xml-encoding.ts'

/** Code units of two bytes each, as far as the text has no others. */
function inUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [index, letter] of [...text].entries()) {
    view.setUint16(index * 2, letter.charCodeAt(0), isLittleEndian)
  }
  return bytes
}

const inLatin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const inUtf8 = (text: string) => new TextEncoder().encode(text)
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>é</a>`

it.each<[string, Uint8Array, string]>([
  ['UTF-8', inUtf8('<a>é</a>'), '<a>é</a>'],
  ['UTF-8 with a mark', inUtf8('\ufeff<a>é</a>'), '<a>é</a>'],
  ['UTF-16, big-endian, with a mark', inUtf16('\ufeff<a>é</a>', false), '<a>é</a>'],
  ['UTF-16, big-endian', inUtf16('<a>é</a>', false), '<a>é</a>'],
  ['UTF-16, little-endian, with a mark', inUtf16('\ufeff<a>é</a>', true), '<a>é</a>'],
  ['UTF-16, little-endian', inUtf16('<a>é</a>', true), '<a>é</a>'],
  ['a declared Latin-1', inLatin(declared('iso-8859-1')), declared('iso-8859-1')],
  ['a declared Windows-1252', inLatin(declared('Windows-1252')), declared('Windows-1252')],
  ['UTF-8 that is declared as UTF-16', inUtf8(declared('UTF-16')), declared('UTF-16')],
  ['UTF-8 that is declared as something unknown', inUtf8(declared('x-1')), declared('x-1')],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_, bytes, expected) => {
  expect(decodeXml(bytes)).toBe(expected)
})

it.each([
  [declared('UTF-16'), declared('UTF-8')],
  [
    "<?xml version='1.0' encoding = 'latin1' standalone='yes'?><a/>",
    "<?xml version='1.0' encoding = 'UTF-8' standalone='yes'?><a/>",
  ],
  ['<a encoding="latin1"/>', '<a encoding="latin1"/>'],
])('writes %s in UTF-8', (xml, expected) => {
  expect(encodeXml(xml)).toEqual(inUtf8(expected))
})
