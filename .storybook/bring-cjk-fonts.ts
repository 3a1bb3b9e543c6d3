import { beforeAll } from 'vitest'
import { browserFonts } from '../mocks/transports/page/browser-fonts.ts'

/** What stands in for the families that the theme's font lists name first. */
const typefaces = {
  'PingFang SC': 'sc',
  'Noto Serif SC': 'sc',
  'Hiragino Sans': 'jp',
  'Hiragino Mincho ProN': 'jp',
} as const

// Chinese and Japanese text is as wide on a machine without such fonts as on any other.
beforeAll(async () => {
  const fonts = browserFonts()
  // The files of a run share a page, and a font takes longer to load than a story.
  const loaded = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
  for (const [family, typeface] of Object.entries(typefaces)) {
    if (loaded.includes(family)) continue
    const bytes = new Uint8Array(await fonts.load(typeface, 'regular'))
    document.fonts.add(await new FontFace(family, bytes).load())
  }
})
