import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Fonts } from './backend/documents/document-fonts.ts'

const { resolve } = createRequire(import.meta.url)
const files = {
  sc: {
    from: '@embedpdf/fonts-sc',
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
  },
  jp: {
    from: '@embedpdf/fonts-jp',
    regular: 'NotoSansJP-Regular.otf',
    bold: 'NotoSansJP-Bold.otf',
  },
}
const read = new Map<string, Promise<Uint8Array>>()

/** The fonts of documents for Node: read from their packages once, when first asked for. */
export const nodeFonts: Fonts = {
  load(typeface, weight) {
    const { from, [weight]: name } = files[typeface]
    const bytes = read.get(name) ?? readFile(join(dirname(resolve(from)), '../fonts', name))
    read.set(name, bytes)
    return bytes
  },
}
