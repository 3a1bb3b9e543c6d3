import type { Page } from '@playwright/test'
import { nodeFonts } from '../mocks/fonts-node.ts'

const families = {
  sc: ['PingFang SC', 'Noto Serif SC', 'Noto Sans CJK SC', 'Noto Serif CJK SC'],
  jp: ['Hiragino Sans', 'Hiragino Mincho ProN'],
} as const

/**
 * Gives a page the fonts of its Chinese and Japanese text, where it has any, so that what is
 * measured is the same on a machine without them.
 */
export async function bringCjkFonts(page: Page): Promise<void> {
  for (const [typeface, selector] of [
    ['sc', ':lang(zh)'],
    ['jp', ':lang(ja)'],
  ] as const) {
    if ((await page.locator(selector).count()) === 0) continue
    const bytes = Buffer.from(await nodeFonts.load(typeface, 'regular')).toString('base64')
    await page.evaluate(
      async ({ names, text }) => {
        const font = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        for (const name of names) document.fonts.add(await new FontFace(name, font).load())
      },
      { names: [...families[typeface]], text: bytes },
    )
  }
}
