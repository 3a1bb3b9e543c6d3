import { expect, test } from './fixtures.ts'

test('searches by keyboard alone, and the address keeps the search', async ({
  page,
  backend,
  axe,
}) => {
  const { orders } = await backend.scenario('returning-customer')
  await page.getByLabel('Order number').focus()
  await page.keyboard.type(orders.completedPaid.slice(0, 6).toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 order', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/researcher\/index\/orders\/[^_/]+\/_\/_\/_\/1$/)
  await page.reload()
  await expect(page.getByText('1 order', { exact: false })).toBeVisible()
  await axe()
})

test('finds by days, says when nothing was found, and goes back to all', async ({
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

test('turns the pages', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('page 3 of 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next page' })).toBeHidden()
  await page.goBack()
  await expect(page.getByText('page 2 of 3')).toBeVisible()
})

test('offers another try when the orders cannot be loaded', async ({ page, backend, axe }) => {
  await backend.scenario('returning-customer', { faults: [['searchOrders', '500', 1]] })
  await expect(page.getByText('Your orders could not be loaded')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('fits 320 pixels, dark as well', async ({ page, backend, axe }) => {
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
