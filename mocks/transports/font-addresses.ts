import type { Typeface, Weight } from '../backend/pdf/document-fonts.ts'

const serif = new URL(
  '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  import.meta.url,
)

// Listed one by one: the bundler needs literal paths.
export const fontAddresses: Record<Typeface, Record<Weight, URL>> = {
  sc: {
    regular: new URL(
      '../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
      import.meta.url,
    ),
    bold: new URL(
      '../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
      import.meta.url,
    ),
  },
  jp: {
    regular: new URL(
      '../../node_modules/@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf',
      import.meta.url,
    ),
    bold: new URL(
      '../../node_modules/@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf',
      import.meta.url,
    ),
  },
  latin: {
    regular: new URL(
      '../../node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff',
      import.meta.url,
    ),
  },
  serif: { regular: serif, bold: serif },
}
