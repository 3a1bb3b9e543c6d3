import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { fixedNow } from '../../mocks/world/fixed-now.ts'
import { builtStorybook } from './picture-places.ts'
import { picturedStories, wantedFromEnvironment } from './wanted-pictures.ts'

const { scheme, language, only } = wantedFromEnvironment()

/** Opens a story and has it go its steps; each has a check of accessibility elsewhere. */
async function play(page: Page, id: string): Promise<void> {
  const globals = `scheme:${scheme};language:${language};a11y.manual:!true`
  await page.goto(`/iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`)
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'))
}

/**
 * The moment is always the same, nothing takes any time, and what is drawn by lot is drawn the same.
 * Playwright's own clock would hold timers of a story whose world goes by a clock of its own.
 */
function standStill(now: number): void {
  Date.now = () => now
  const begun = performance.now()
  performance.now = () => begun
  let drawn = 0
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) for (const place of array.keys()) array[place] = drawn++ * 151
    return array
  }
}

type Size = { width: string; height: string } | undefined

/** The viewport that the story itself wants to be seen in. */
async function viewportOf(page: Page) {
  const size = await page.evaluate((): Size => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const name = channel?.last('globalsUpdated')?.[0].storyGlobals.viewport?.value
    return channel?.last('storyPrepared')?.[0].parameters.viewport?.options?.[name]?.styles
  })
  return (
    size && { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) }
  )
}

const index: unknown = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8'))

for (const { id, title } of picturedStories(index, only)) {
  test(title, async ({ page }) => {
    await page.addInitScript(standStill, fixedNow)
    await play(page, id)
    const own = await viewportOf(page)
    if (own) {
      await page.setViewportSize(own)
      await play(page, id)
    }
    // Both, since steps that fail leave the story as it is, finished.
    const failure = await page.evaluate(() => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      const { status } = channel?.last('storyFinished')?.[0] ?? {}
      const thrown = channel?.last('playFunctionThrewException')?.[0]?.message
      return thrown ?? (status === 'success' ? undefined : status)
    })
    expect.soft(failure, 'what failed in the story').toBeUndefined()
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true })
  })
}
