import { expect, test } from '../fixtures.ts'

test('shows unpaid invoices above the orders with links to pay them', async ({
  page,
  backend,
  axe,
}) => {
  const { unpaidInvoices } = await backend.scenario('returning-customer')
  const [first, second] = unpaidInvoices
  await expect(page.getByText('2 unpaid invoices')).toBeVisible()
  await axe()
  await page.getByText('Show the invoices').click()
  await page.getByRole('link', { name: `Pay invoice ${second}` }).click()
  await expect(page).toHaveURL(new RegExp(`/en/researcher/invoices/pay/${second}$`))
  await page.goBack()
  await page.getByRole('link', { name: 'Pay $549' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/researcher/invoices/pay/${first}(,|%2C)${second}$`))
})

test('pays an unpaid order from its card', async ({ page, backend }) => {
  const { unpaidInvoices } = await backend.scenario('twelve-unpaid')
  await page
    .getByRole('link', { name: /^Pay now for / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/researcher\/invoices\/pay\/US-\d+$/)
  expect(unpaidInvoices).toContain(new URL(page.url()).pathname.split('/').at(-1))
})

test('shows only the number of more than ten unpaid invoices', async ({ page, backend }) => {
  const { unpaidInvoices } = await backend.scenario('twelve-unpaid')
  await expect(page.getByText(`${unpaidInvoices.length} unpaid invoices`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay invoice/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'See your unpaid invoices' }).click()
  await expect(page).toHaveURL(/\/en\/researcher\/invoices\/unpaid$/)
})

test('shows prepaid money only to customers who may have it', async ({ page, backend }) => {
  await backend.scenario('prepaid')
  const widget = page.getByRole('region', { name: 'PrePay balance' })
  await expect(widget).toContainText('$679.50')
  await widget.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'PrePay', level: 1 })).toBeFocused()

  await backend.scenario('hidden-invoices')
  await expect(page.getByRole('heading', { name: 'My orders', level: 2 })).toBeVisible()
  await expect(widget).toHaveCount(0)
  await expect(page.getByText('unpaid invoice')).toHaveCount(0)
  expect(await backend.calls('loadInvoices')).toEqual([])
})

test('fits 320 pixels, in the dark scheme too', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await backend.scenario('prepaid')
  await expect(page.getByText('$679.50')).toBeVisible()
  await expect(page.getByText('1 unpaid invoice')).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await axe()
})
