import { expect, test } from '../fixtures.ts'
import { servedAt } from '../support/served-at.ts'
import { openDevtools } from './in-devtools.ts'

test('sends the operations of a link to a real server, and says what the mock backend cannot know', {
  tag: '@deep',
}, async ({ page, baseURL }) => {
  const server = servedAt(baseURL, 'backend')
  await page.request.get(`${server}/api/researcher/load?scenario=returning-customer`)
  const real = 'application,account,searchOrders'
  await page.goto(`/en/researcher?scenario=new-customer&clock=frozen&server=${server}&real=${real}`)
  const order = page.locator('main a[href*="/researcher/details/"]').first()
  await expect(order).toBeVisible()
  await expect(page).toHaveURL('/en/researcher')

  await order.click()
  await expect(page).toHaveURL(/\/details\//)
  const panel = await openDevtools(page, 'Calls')
  const stranger = panel.getByRole('button', { name: /^\d+ of the other server / })
  await stranger.first().click()
  await expect(
    panel.getByText(/comes from searchOrders of the real server, so the mock backend does not/),
  ).toBeVisible()

  await page.goto('/en/researcher?real=')
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  await openDevtools(page, 'Server')
  await expect(panel.getByText(/^0 of \d+ operations use the real server/)).toBeVisible()
})

test('lists the tags and operations where a link names an unknown one', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/en/researcher?real=order')
  await expect(page.getByText(/^There is no operation or tag "order"\. Known: all, /)).toBeVisible()
})
