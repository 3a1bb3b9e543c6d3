import { expect, test } from '../fixtures.ts'

test('goes on in a tab whose worker another version replaces', async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  // A worker that is answering a call is not replaced before it has: the page asks for more by now.
  await page.waitForLoadState('networkidle')
  // The next version is installed and activated as any update is: at once, under the open tab.
  const loadedAgain = page.waitForEvent('load')
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js?next'))
  await loadedAgain
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.getByLabel('Title').fill('barley')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d orders?$/)).toBeVisible()
  // A tab that brings the former version back.
  const other = await context.newPage()
  await other.goto('/en/researcher')
  await expect(other.getByText('24 orders')).toBeVisible()
  await page.getByLabel('Title').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('loads again past a worker that asks the page which it has just taken over', async ({
  page,
  backend,
  context,
}) => {
  await context.route(/mockServiceWorker\.js\?next/, async (route) => {
    const response = await route.fetch()
    // The worker looks for its pages when it has taken them over, rather than at about the same time.
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
