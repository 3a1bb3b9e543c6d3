import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from '../fixtures.ts'

test('searches by keyboard alone and keeps the search in the address', async ({
  page,
  backend,
  axe,
}) => {
  const { orders } = await backend.scenario('returning-customer')
  await page.getByLabel('Order number').focus()
  await page.keyboard.type(orders.completedPaid.slice(0, 6).toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 match', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/researcher\/index\/orders\/[^_/]+\/_\/_\/_\/1$/)
  await page.reload()
  await expect(page.getByText('1 match', { exact: true })).toBeVisible()
  await axe()
})

test('searches by dates, reports an empty result and resets the search', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('returning-customer')
  await page.getByLabel('Ordered from').fill('01/01/1999')
  await page.getByLabel('Ordered to').fill('1/2/1999')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/_\/_\/1999-01-01\/1999-01-02\/1$/)
  await expect(page.getByText('No matching orders')).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('shows other pages of the list', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('page 3 of 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next page' })).toBeHidden()
  await page.goBack()
  await expect(page.getByText('page 2 of 3')).toBeVisible()
})

test('offers a retry when the orders cannot be loaded', async ({ page, backend, axe }) => {
  await backend.scenario('returning-customer', { faults: [['searchOrders', '500', 1]] })
  await expect(page.getByText('Your orders could not be loaded')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('fits 320 pixels, in the dark scheme too', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await axe()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Grammar Check' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('downloads the files of an order from its card as one zip', async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/researcher/index/orders/{orders.completedPaid}/_/_/_/1',
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download files of / }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`Galley Completed files ${orders.completedPaid}.zip`)
  const entries = Object.entries(unzipSync(await readFile(await file.path())))
  expect(entries.map(([path]) => path)).toContainEqual(expect.stringMatching(/\.docx$/))
  for (const [, bytes] of entries) expect(bytes.length).toBeGreaterThan(1_000)
  await expect(page.getByText('Your files have been downloaded.')).toBeVisible()
})

test('reloads the orders when a tab regains focus after a minute', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  const before = (await backend.calls('searchOrders')).length
  await backend.clock.advance(61_000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect.poll(async () => (await backend.calls('searchOrders')).length).toBe(before + 1)
})
