import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** How a person works a page: with a pointer, or by keyboard alone. */
export type Hand = {
  check: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  press: (target: Locator) => Promise<void>
}

export const pointer: Hand = {
  check: (target) => target.check(),
  type: (target, text) => target.fill(text),
  press: (target) => target.click(),
}

/** More stops than any screen has. */
const mostStops = 100

/** Also within a frame. */
const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'))

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Radio buttons of one group are one stop, whose choices the arrow keys change. */
async function checkByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops && !(await isFocused(target)); stop++) {
    const name = await target.getAttribute('name')
    const focused = page.locator(`input[type=radio][name="${name}"]:focus`)
    await page.keyboard.press((await focused.count()) > 0 ? 'ArrowDown' : 'Tab')
  }
  if (!(await target.isChecked())) await page.keyboard.press('Space')
  await expect(target).toBeChecked()
}

export const keyboard = (page: Page): Hand => ({
  check: (target) => checkByKeyboard(page, target),
  async type(target, text) {
    await tabTo(page, target)
    await page.keyboard.type(text)
  },
  async press(target) {
    await expect(target).not.toHaveAttribute('aria-disabled', 'true')
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
})
