import type { Page } from '@playwright/test'

export async function typeCard(page: Page, number: string) {
  const fields = page.frameLocator('iframe[title="Card details"]')
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expires (MM/YY)').fill('12/29')
  await fields.getByLabel('Security code').fill('123')
}

export async function enterAmount(page: Page, amount: string) {
  await page.getByLabel(/^Amount in/).fill(amount)
  await page.getByRole('button', { name: 'Next' }).click()
}

export async function fill(page: Page, method: RegExp | string, amount = '250') {
  await enterAmount(page, amount)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
}

export const receipt = (page: Page) => page.getByRole('heading', { name: 'Payment received' })

/** Stored drafts. */
export const storedDrafts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay [$R]/ })

export async function payments(backend: { world: () => Promise<string> }) {
  const world: { tables: { prepayments: unknown[] } } = JSON.parse(await backend.world())
  return world.tables.prepayments.length
}
