import { expect, test } from '../fixtures.ts'

test('continues in a tab whose worker is replaced by another version', async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  // The browser replaces no worker with pending calls.
  await page.waitForLoadState('networkidle')
  // Updates take over open tabs at once.
  const loadedAgain = page.waitForEvent('load')
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js?next'))
  await loadedAgain
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.getByLabel('Title').fill('barley')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d orders?$/)).toBeVisible()
  // This tab restores the former version.
  const other = await context.newPage()
  await other.goto('/en/researcher')
  await expect(other.getByText('24 orders')).toBeVisible()
  await page.getByLabel('Title').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('reloads when a new worker takes over a page that it cannot ask', async ({
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
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loadedAgain = page.waitForEvent('load')
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js?next'))
  await loadedAgain
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('starts although its worker cannot be updated', async ({ page, backend, context }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  await context.route('**/mockServiceWorker.js', (route) => route.abort())
  const update = context.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/mockServiceWorker.js'),
  )
  await page.reload()
  await update
  await expect(page.getByText('24 orders')).toBeVisible()
})
