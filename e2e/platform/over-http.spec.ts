import { expect, test } from '@playwright/test'
import { servedAt } from '../support/served-at.ts'

// `npm start -- --http` as a phone sees it: plain http on another host, so no service worker.

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--host-resolver-rules=MAP phone.local 127.0.0.1',
      ]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) => {
    await use(servedAt(baseURL, 'http', 'phone.local'))
  },
})

test('signs in by password, and by provider through an external page', { tag: '@deep' }, async ({
  page,
}) => {
  const failures: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto('/en/login?scenario=anonymous&clock=frozen')
  await expect(page).toHaveURL('/en/login')
  await page.getByLabel('E-mail address').fill('naomi.feldman@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
  ])
  await page.getByRole('button', { name: 'Account of Naomi Feldman' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: /ORCID/ }).click()
  await page.getByRole('radio', { name: 'Naomi Feldman' }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/researcher')
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  expect(failures).toEqual([])
})

test('lists the scenarios for an unknown name', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/en?scenario=chine&clock=frozen')
  await expect(page.getByText(/returning-customer/)).toBeVisible()
})
