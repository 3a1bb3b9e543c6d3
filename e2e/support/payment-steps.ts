import type { Page } from '@playwright/test'
import { allpagoLabels } from '../../mocks/backend/reference-data/payment/allpago-labels.ts'
import { type Hand, pointer } from './hands.ts'

/** Into the frame of a page in English. */
export async function typeCard(page: Page, number: string, hand: Hand = pointer) {
  const labels = allpagoLabels.en
  const fields = page.frameLocator('iframe[title="Card details"]')
  await hand.type(fields.getByLabel(labels.number), number)
  await hand.type(fields.getByLabel(labels.expires), '12/29')
  await hand.type(fields.getByLabel(labels.code), '123')
  return fields
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
