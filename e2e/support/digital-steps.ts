import type { Page } from '@playwright/test'
import type { BackendFixture } from '../fixtures.ts'
import { acceptTerms, typeCard } from './payment-steps.ts'

export async function fillDigitalCard(page: Page, number = '4242 4242 4242 4242') {
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await typeCard(page, number)
  await acceptTerms(page)
}

export async function choosePayPal(page: Page) {
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await acceptTerms(page)
}

type Tables = { digitalPurchases: { receiptCode: string | null }[] }

/** How many subscriptions and packages the world has. */
export async function purchases(backend: Pick<BackendFixture, 'world'>): Promise<number> {
  const { tables }: { tables: Tables } = JSON.parse(await backend.world())
  return tables.digitalPurchases.length
}
