import type { Page } from '@playwright/test'
import { nodeFonts } from '../../mocks/transports/node/node-fonts.ts'

/** Replacements for the first families of the theme's font lists. */
const families = {
  sc: ['PingFang SC', 'Noto Serif SC'],
  jp: ['Hiragino Sans', 'Hiragino Mincho ProN'],
} as const

/** Makes the width of Chinese and Japanese text independent of the machine. */
export async function bringCjkFonts(page: Page): Promise<void> {
  for (const [typeface, selector] of [
    ['sc', ':lang(zh)'],
    ['jp', ':lang(ja)'],
  ] as const) {
    const names = [...families[typeface]]
    const isMissing = await page.evaluate(
      ({ names, selector }) =>
        !names.every((name) => [...document.fonts].some(({ family }) => family.includes(name))) &&
        [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      { names, selector },
    )
    if (!isMissing) continue
    const text = Buffer.from(await nodeFonts.load(typeface, 'regular')).toString('base64')
    await page.evaluate(
      async ({ names, text }) => {
        const font = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        for (const name of names) document.fonts.add(await new FontFace(name, font).load())
      },
      { names, text },
    )
  }
}
