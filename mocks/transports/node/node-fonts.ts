import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Fonts } from '../../backend/pdf/document-fonts.ts'

const { resolve } = createRequire(import.meta.url)
/** `folder` is relative to the package's entry file. */
const files = {
  sc: {
    from: '@embedpdf/fonts-sc',
    folder: '../fonts',
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
  },
  jp: {
    from: '@embedpdf/fonts-jp',
    folder: '../fonts',
    regular: 'NotoSansJP-Regular.otf',
    bold: 'NotoSansJP-Bold.otf',
  },
  latin: {
    from: '@fontsource/source-sans-3',
    folder: 'files',
    regular: 'source-sans-3-latin-ext-400-normal.woff',
    bold: 'source-sans-3-latin-ext-700-normal.woff',
  },
  serif: {
    from: '@fontsource/source-serif-4',
    folder: 'files',
    regular: 'source-serif-4-latin-600-normal.woff',
    bold: 'source-serif-4-latin-600-normal.woff',
  },
}
const read = new Map<string, Promise<Uint8Array>>()

export const nodeFonts: Fonts = {
  load(typeface, weight) {
    const { from, folder, [weight]: name } = files[typeface]
    const bytes = read.get(name) ?? readFile(join(dirname(resolve(from)), folder, name))
    read.set(name, bytes)
    return bytes
  },
}
