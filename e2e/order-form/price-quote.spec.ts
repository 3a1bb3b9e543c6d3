import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const folder = '/en/researcher/submit'

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('quotes a price, saves it as PDF, mails it, and goes on to the order with every choice kept', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('new-customer', { path: `${folder}/get-started` })
  await page.getByRole('radio', { name: /^Get a price quote/ }).check()
  await page.getByLabel(/^Word count/).fill('5200')
  await page.getByLabel(/^Language of the manuscript/).selectOption('English')
  await button(page, 'See services for your files').click()
  await page.getByRole('radio', { name: /^Premium Editing/ }).check()
  await button(page, 'Additional services').click()
  await page.getByRole('checkbox', { name: 'Figure Formatting' }).check()
  await page.getByLabel('Quantity: Figure Formatting').selectOption('3')
  await expect(page.getByText('$96 for 3 figures')).toBeVisible()
  await button(page, 'Generate price quote').click()

  await expect(stepHeading(page, 'thank you!')).toBeVisible()
  await expect(page).toHaveTitle(/^Price quote/)
  const summary = page.getByRole('region', { name: 'Price quote PQ-10481' })
  await expect(summary.getByText('Figure Formatting × 3')).toBeVisible()
  await expect(summary.getByText('$468')).toBeVisible()
  expect(await backend.calls('generatePriceQuote')).toHaveLength(1)
  const saved = page.waitForEvent('download', (download) =>
    download.suggestedFilename().startsWith('Price quote'),
  )
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await saved).suggestedFilename()).toBe('Price quote PQ-10481.pdf')
  await page.reload()
  await expect(summary.getByText('$468')).toBeVisible()

  await page.getByLabel('E-mail address').fill('finance@example.edu')
  await button(page, 'Send quote').dblclick()
  await expect(page.getByText('The quote has been sent to finance@example.edu.')).toBeVisible()
  const mails = await backend.mails('finance@example.edu')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your price quote PQ-10481'])

  await button(page, 'Turn this quote into an order').click()
  await expect(stepHeading(page, 'Project details')).toBeVisible()
  const order = page.getByRole('complementary', { name: 'Order summary' })
  await expect(order.getByText('Premium Editing')).toBeVisible()
  await expect(order.getByText('Figure Formatting × 3')).toBeVisible()
  await expect(order.getByText('$468')).toBeVisible()
})
