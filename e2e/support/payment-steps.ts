import type { Page } from '@playwright/test'
import { allpagoLabels } from '../../mocks/backend/reference-data/payment/allpago-labels.ts'
import { messageIn, messagePattern } from './messages-in.ts'
import { englishByPointer, type Reader } from './site-steps.ts'

export async function typeCard(
  page: Page,
  number: string,
  { hand, language }: Reader = englishByPointer,
) {
  const labels = allpagoLabels[language]
  const title = messageIn(language, 'payment', 'Card details')
  const fields = page.frameLocator(`iframe[title="${title}"]`)
  await hand.type(fields.getByLabel(labels.number), number)
  await hand.type(fields.getByLabel(labels.expires), '12/29')
  await hand.type(fields.getByLabel(labels.code), '123')
  return fields
}

export async function acceptTerms(page: Page, { hand, language }: Reader = englishByPointer) {
  const name = messagePattern(language, 'payment', 'I accept the <0>terms of service</0>')
  await hand.check(page.getByRole('checkbox', { name }))
}

export async function enterAmount(page: Page, amount: string) {
  await page.getByLabel(/^Amount in/).fill(amount)
  await page.getByRole('button', { name: 'Next' }).click()
}

export async function fill(page: Page, method: RegExp | string, amount = '250') {
  await enterAmount(page, amount)
  await page.getByRole('radio', { name: method }).check()
  await acceptTerms(page)
}

export const receipt = (page: Page) => page.getByRole('heading', { name: 'Payment received' })

/** Stored drafts. */
export const storedDrafts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

export const pay = (page: Page) =>
  page.getByRole('button', { name: /^(Pay [$R]|Place order|Get the)/ })

export async function payments(backend: { world: () => Promise<string> }) {
  const world: { tables: { prepayments: unknown[] } } = JSON.parse(await backend.world())
  return world.tables.prepayments.length
}
