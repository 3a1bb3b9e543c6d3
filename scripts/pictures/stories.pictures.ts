import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { bringCjkFonts } from '../../e2e/support/bring-cjk-fonts.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import type { WindowSize } from '../../stories/fit-window.ts'
import { pictureContext } from './picture-context.ts'
import { optionsFromEnvironment, picturedStories, setOf } from './picture-options.ts'
import { acceptedPictures, builtStorybook } from './picture-paths.ts'

const options = optionsFromEnvironment()
const { scheme, language, only, accept } = options
const accepted = join(acceptedPictures, setOf(options))

async function play(page: Page, id: string): Promise<void> {
  const globals = `scheme:${scheme};language:${language};a11y.manual:!true`
  await page.goto(`/iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`)
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'))
  await bringCjkFonts(page)
}

/**
 * Freezes date, animations and randomness. Playwright's own clock would stop timers of stories,
 * which have a clock of their own.
 */
function freezePage(now: number): void {
  Date.now = () => now
  const begun = performance.now()
  performance.now = () => begun
  let drawn = 0
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) for (const index of array.keys()) array[index] = drawn++ * 151
    return array
  }
}

type WorkerPage = { picturePage: Page }

/**
 * One page for all stories of a worker: a new one would fetch and compile Storybook again. Stories
 * leave nothing behind, and each is loaded anew.
 */
const test = base.extend<object, WorkerPage>({
  picturePage: [
    async ({ browser }, use) => {
      const page = await browser.newPage(pictureContext)
      await page.addInitScript(freezePage, fixedNow)
      await page.exposeFunction('galleyFitWindow', (own?: WindowSize) =>
        page.setViewportSize(own ?? pictureContext.viewport),
      )
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const index: unknown = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8'))

for (const { id, title } of picturedStories(index, only)) {
  test(title, async ({ picturePage: page }, testInfo) => {
    await play(page, id)
    // A failing play function ends the story too.
    const failure = await page.evaluate(() => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      const { status } = channel?.last('storyFinished')?.[0] ?? {}
      const thrown = channel?.last('playFunctionThrewException')?.[0]?.message
      return thrown ?? (status === 'success' ? undefined : status)
    })
    expect.soft(failure, 'what failed in the story').toBeUndefined()
    // Playwright takes none of a story that has no accepted one.
    if (!accept && !existsSync(join(accepted, `${id}.png`))) {
      await page.screenshot({ path: testInfo.outputPath(`${id}-actual.png`), fullPage: true })
    }
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true })
  })
}
