import { type BackendFixture, expect, test } from '../fixtures.ts'

/** Once idle, widgets make calls. A browser replaces no worker with pending ones, and a page that is left ends none. */
async function widgetsLoaded(backend: BackendFixture) {
  await expect.poll(() => backend.calls('getRewardPoints')).not.toHaveLength(0)
  await expect.poll(() => backend.calls('loadLoyaltyLevels')).not.toHaveLength(0)
}

test('continues in a tab whose worker is replaced by another version, or cannot be', {
  tag: '@deep',
}, async ({ page, backend, context }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  await widgetsLoaded(backend)
  await page.waitForLoadState('networkidle')
  // Updates take over open tabs at once.
  const loadedAgain = page.waitForEvent('load')
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js?next'))
  await loadedAgain
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.locator('summary', { hasText: 'Search' }).click()
  await page.getByLabel('Title').fill('barley')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d match(es)?$/)).toBeVisible()
  // This tab restores the former version.
  const other = await context.newPage()
  await other.goto('/en/researcher')
  await expect(other.getByText('24 orders')).toBeVisible()
  await page.locator('summary', { hasText: 'Change search' }).click()
  await page.getByLabel('Title').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker for scope (/).'))
  })
  await page.reload()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('reloads when a new worker takes over a page that it cannot ask', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  await context.route(/mockServiceWorker\.js\?next/, async (route) => {
    const response = await route.fetch()
    // Delays the worker's activation, so that it looks for its pages after taking them over.
    const slow = `
      const taken = new Promise((resolve) => addEventListener('activate', (event) => {
        event.waitUntil(clients.claim().then(resolve))
      }))
      const { matchAll } = Clients.prototype
      Clients.prototype.matchAll = async function (options) {
        await taken
        return matchAll.call(this, options)
      }
    `
    await route.fulfill({ response, body: slow + (await response.text()) })
  })
  // A page without calls in the background.
  await backend.scenario('anonymous', { path: '/login' })
  const heading = page.getByRole('heading', { name: 'Sign in', level: 1 })
  await expect(heading).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loadedAgain = page.waitForEvent('load')
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js?next'))
  await loadedAgain
  await expect(heading).toBeVisible()
})
