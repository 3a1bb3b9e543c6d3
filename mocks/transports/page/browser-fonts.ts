import type { Fonts } from '../../backend/pdf/document-fonts.ts'

const serif = new URL(
  '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  import.meta.url,
)

// Listed one by one: the bundler needs literal paths.
const addresses = {
  sc: {
    regular: new URL(
      '../../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
      import.meta.url,
    ),
    bold: new URL(
      '../../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
      import.meta.url,
    ),
  },
  jp: {
    regular: new URL(
      '../../../node_modules/@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf',
      import.meta.url,
    ),
    bold: new URL(
      '../../../node_modules/@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf',
      import.meta.url,
    ),
  },
  latin: {
    regular: new URL(
      '../../../node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff',
      import.meta.url,
    ),
  },
  serif: { regular: serif, bold: serif },
}

export function browserFonts(): Fonts {
  const fetched = new Map<string, Promise<Uint8Array>>()

  async function get(address: string): Promise<Uint8Array> {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
    return new Uint8Array(await answer.arrayBuffer())
  }

  return {
    load(typeface, weight) {
      const { href } = addresses[typeface][weight]
      const bytes = fetched.get(href) ?? get(href)
      fetched.set(href, bytes)
      // Retry failed fetches with the next document.
      bytes.catch(() => fetched.delete(href))
      return bytes
    },
  }
}
