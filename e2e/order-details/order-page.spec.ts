import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'

test('leads from a search to an order and back to the same page of results', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer')
  await page.getByLabel('Order number').fill('gx')
  await page.getByRole('button', { name: 'Search' }).click()
  // Until then the pager is that of all orders, also where the address is the search's already.
  await expect(page.getByText('24 matches')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  const cards = page.getByRole('list', { name: 'My orders' }).getByRole('listitem')
  const first = cards.first().getByRole('link').first()
  const title = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { name: /^GX/, level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to my orders' }).click()
  await expect(page).toHaveURL(/\/index\/orders\/gx\/_\/_\/_\/2$/)
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue('gx')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('names an order as it is printed, however its number is typed', async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer')
  await page.goto(`/en/researcher/details/${orders.received.toLowerCase()}`)
  await expect(page.getByRole('heading', { name: orders.received, level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(`${orders.received} – Galley`)
})

test('tells the course of an order to assistive technology', async ({ page, backend, axe }) => {
  await backend.scenario('returning-customer', { path: '/researcher/details/{orders.received}' })
  const steps = page.getByRole('region', { name: 'Progress' }).locator('ol > li')
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toContainText('Ordered')
  const current = page.locator('[aria-current="step"]')
  await expect(current).toContainText('We find the right editor')
  await axe()
  await backend.clock.advance(3 * 3_600_000)
  await page.reload()
  await expect(current).toContainText('Your editor is at work')
})

test('saves the deadline as it is shown for a calendar', async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/researcher/details/{orders.inProgress}',
  })
  const number = orders.inProgress
  const deadline = page.getByRole('complementary', { name: 'Your order' }).locator('time').first()
  const [shown = ''] = /^\d{4}-\d\d-\d\d \d\d:\d\d/.exec(await deadline.innerText()) ?? []
  // In the time zone of the page.
  const instant = await page.evaluate(
    (text) => new Date(text.replace(' ', 'T')).toISOString(),
    shown,
  )
  const title = await page.getByRole('heading', { level: 1 }).locator('+ p').innerText()
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await downloads
  expect(file.suggestedFilename()).toBe(`${number}.ics`)
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(text).toContain(`DTSTART:${instant.replaceAll(/[-:]|\.\d+/g, '')}\r\n`)
  expect(text).toContain('DTSTAMP:20261102T100000Z\r\n')
  expect(text).toContain(`UID:deadline-${number}@galley\r\n`)
  expect(text.replaceAll('\\', '')).toContain(`SUMMARY:Order ${number} is due: ${title}\r\n`)
  expect(text).toContain(`/en/researcher/details/${number}\r\n`)
})

for (const path of ['/en/researcher', '/en/researcher/details/GX7KQ2M9']) {
  test(`leads a visitor of ${path} to sign-in and back`, async ({ page, backend }) => {
    const { person } = await backend.scenario('anonymous', { path })
    await expect(page).toHaveURL(`/en/login?redirect=${encodeURIComponent(path)}`)
    await page.getByLabel('E-mail address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(path)
  })
}
