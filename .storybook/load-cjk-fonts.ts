import { beforeAll } from 'vitest'
import { browserFonts } from '../mocks/transports/page/browser-fonts.ts'

/** Replacements for the first families of the theme's font lists. */
const typefaces = {
  'PingFang SC': 'sc',
  'Noto Serif SC': 'sc',
  'Hiragino Sans': 'jp',
  'Hiragino Mincho ProN': 'jp',
} as const

// Makes text widths independent of the machine's fonts.
beforeAll(async () => {
  const fonts = browserFonts()
  // Files of a run share a page, so each font is loaded once.
  const loaded = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
  for (const [family, typeface] of Object.entries(typefaces)) {
    if (loaded.includes(family)) continue
    const bytes = new Uint8Array(await fonts.load(typeface, 'regular'))
    document.fonts.add(await new FontFace(family, bytes).load())
  }
})
