import { expect, test } from '../fixtures.ts'
import { openDevtools } from './in-devtools.ts'

test('leaves room for the page and links to it in each language', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  const panel = await openDevtools(page, 'World')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible()
  const { pathname } = new URL(page.url())
  expect(pathname).not.toBe('/en/researcher')
  const japanese = pathname.replace('/en/', '/jp/')
  const link = panel.getByRole('link', { name: '日本語' })
  await expect(link).toHaveAttribute('href', japanese)
  await link.click()
  await expect(page).toHaveURL(japanese)
  await expect(page.getByRole('region', { name: 'Devtools' })).toBeVisible()
  await expect(page.getByRole('link', { name: '前のページ' })).toBeVisible()
})

test('scrolls a page that is too wide to fit beside Devtools', async ({ page, backend }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await backend.scenario('returning-customer')
  const panel = await openDevtools(page, 'World')
  const account = page.getByRole('button', { name: 'Account' })
  await account.focus()
  const [button, beside] = [await account.boundingBox(), await panel.boundingBox()]
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  await account.click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport()
  await panel.getByRole('button', { name: 'Close Devtools' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(900)
})

const part = '**/assets/open-devtools-*.js'

test('reports that it could not be loaded and loads on retry', async ({ page, axe }) => {
  await page.context().route(part, (route) => route.abort())
  await page.goto('/en/researcher?scenario=returning-customer&clock=frozen')
  await page.getByRole('button', { name: 'Devtools', exact: true }).click()
  const again = 'Devtools could not be loaded: reload the page'
  const opener = page.getByRole('button', { name: again })
  await expect(opener).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: again })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await axe()
  await page.context().unroute(part)
  await opener.click()
  await expect(page.getByRole('region', { name: 'Devtools' })).toBeVisible()
})

const englishMessages = '**/assets/messages-*/devtools.en.js'

test('reports that its messages could not be loaded and loads on retry', async ({ page, axe }) => {
  await page.context().route(englishMessages, (route) => route.abort())
  await page.goto('/en/researcher?scenario=returning-customer&clock=frozen')
  await page.getByRole('button', { name: 'Devtools', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Devtools' })
  await expect(panel.getByRole('alert')).toHaveText('The texts of Devtools could not be loaded.')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await axe()
  await page.context().unroute(englishMessages)
  await panel.getByRole('button', { name: 'Reload the page' }).click()
  await expect(panel.getByRole('heading', { name: 'World' })).toBeVisible()
})
