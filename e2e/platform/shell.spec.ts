import { expect, test } from '../fixtures.ts'
import { bringCjkFonts } from '../support/bring-cjk-fonts.ts'

const spam = 'Waiting for an e-mail from us?'

test('hides the banner about spam for good once it is dismissed', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('elite')
  await expect(page.getByText(spam)).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText(spam)).toHaveCount(0)
  await expect.poll(async () => (await backend.calls('hideCheckSpamMessage')).length).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.getByText(spam)).toHaveCount(0)
})

test('shows the banner again only if the server rejected the dismissal', async ({
  page,
  backend,
}) => {
  await backend.scenario('elite', { faults: [['hideCheckSpamMessage', 'network', 1]] })
  await expect(page.getByText(spam)).toBeVisible()
  // Dismissing does not reload the user: ten minutes count from the load before.
  await backend.clock.advance(9 * 60_000)
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText(spam)).toHaveCount(0)
  await expect.poll(async () => (await backend.calls('hideCheckSpamMessage')).length).toBe(1)
  await page.getByRole('link', { name: 'Grammar Check' }).click()
  await expect(page.getByRole('heading', { name: 'Free Grammar Check' })).toBeVisible()
  await expect(page.getByText(spam)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await backend.clock.advance(60_000)
  await page.getByRole('link', { name: /^My orders/ }).click()
  await expect(page.getByText(spam)).toBeVisible()
})

test('draws a line while the next page loads', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'PrePay' }).click()
  const line = page.getByRole('progressbar', { name: 'The next page is loading' })
  await expect(line).toBeVisible()
  release.resolve()
  await expect(page.getByRole('heading', { name: 'PrePay', level: 1 })).toBeFocused()
  await expect(line).toHaveCount(0)
})

test('reloads application and user after ten minutes, not before', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  const loads = async () => [
    (await backend.calls('loadApplication')).length,
    (await backend.calls('loadUser')).length,
  ]
  await backend.clock.advance(9 * 60_000)
  await page.getByRole('link', { name: 'Grammar Check' }).click()
  await expect(page.getByRole('heading', { name: 'Free Grammar Check' })).toBeVisible()
  expect(await loads()).toEqual([1, 0])
  await backend.clock.advance(60_000)
  await page.getByRole('link', { name: /^My orders/ }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect.poll(loads).toEqual([2, 1])
  await page.getByRole('link', { name: 'Grammar Check' }).click()
  await expect(page.getByRole('heading', { name: 'Free Grammar Check' })).toBeVisible()
  expect(await loads()).toEqual([2, 1])
})

test('remembers the number of orders on the device', async ({ page, backend }) => {
  const { person } = await backend.scenario('returning-customer')
  await expect(page.getByRole('link', { name: 'My orders 24' })).toBeVisible()
  const storedEntries = () => page.evaluate(() => Object.entries(localStorage))
  expect(await storedEntries()).toContainEqual([`galley:order-count:${person.identity}`, '24'])
  await backend.fault('getOrderCount', '500')
  await page.reload()
  await expect(page.getByRole('link', { name: 'My orders 24' })).toBeVisible()
})

test('shows the sub-navigation on medium and large screens, and a drawer on small ones', async ({
  page,
  backend,
  axe,
}) => {
  const { person } = await backend.scenario('elite', { path: '/en/researcher/grammar-check' })
  const greeting = page.getByText(`Welcome back, ${person.fullName}`)
  const entry = page.getByRole('link', { name: 'Rewards' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(greeting).toBeVisible()
  await expect(entry).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 861, height: 800 })
  await expect(greeting).toBeVisible()
  await expect(entry).toBeVisible()
  await page.setViewportSize({ width: 860, height: 800 })
  await expect(greeting).toBeHidden()
  await expect(entry).toBeHidden()
  await menu.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Rewards' })).toBeVisible()
  await axe()
})

for (const language of ['en', 'cn', 'jp', 'br', 'es']) {
  test(`does not scroll sideways at 320 pixels: ${language}`, async ({ page, backend, axe }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await backend.scenario('elite', { path: `/${language}/researcher/submit/new` })
    await expect(page).not.toHaveURL(/new$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const wider = async () => {
      await bringCjkFonts(page)
      return page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    }
    expect(await wider()).toBe(0)
    const hasCartBanner = language === 'cn' || language === 'jp'
    await expect(page.getByText(/可以直接提交|日本語の原稿/)).toHaveCount(hasCartBanner ? 1 : 0)
    await page.goto(`/${language}/researcher`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hasDashboardBanner = language === 'br' || language === 'es'
    await expect(page.getByText(/boleto|presupuesto/)).toHaveCount(hasDashboardBanner ? 1 : 0)
    expect(await wider()).toBe(0)
    await axe()
  })
}

test('follows the device, then the chosen appearance in every tab', async ({ page, backend }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await backend.scenario('returning-customer')
  const root = page.locator('html')
  await expect(page.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true')
  await expect(root).toHaveAttribute('data-color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Light' }).click()
  await expect(root).toHaveAttribute('data-color-scheme', 'light')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true')
  await expect(root).toHaveAttribute('data-color-scheme', 'light')
  const other = await page.context().newPage()
  await other.goto('/en/researcher')
  await other.getByRole('button', { name: 'Dark' }).click()
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
})

test('asks for consent once', async ({ page, backend }) => {
  const path = '/es/researcher'
  await backend.scenario('spain', { path })
  const bar = page.getByRole('region', { name: 'Cookies' })
  await expect(bar).toBeVisible()
  await page
    .getByRole('link', { name: 'Grammar Check' })
    .or(page.locator('a[href$="grammar-check"]'))
    .first()
    .click()
  await expect(page).toHaveURL(/grammar-check/)
  await expect(page.locator('script[data-consent]')).toHaveCount(1)
  await bar.getByRole('button', { name: 'Solo las necesarias' }).click()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('script[data-consent]')).toHaveCount(0)
})

test('works without a consent script that cannot be loaded', async ({ page, backend }) => {
  backend.requestedFaults.add('404')
  const response = page.waitForResponse('**/consent.js')
  // On the context, since the service worker forwards the call.
  await page.context().route('**/consent.js', (route) => route.fulfill({ status: 404 }))
  await backend.scenario('spain', { path: '/es/researcher' })
  expect((await response).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toBeEmpty()
  await page.locator('a[href$="grammar-check"]').first().click()
  await expect(page).toHaveURL(/grammar-check/)
})

test('does not redirect after sign-in if the person has opened another page', async ({
  page,
  backend,
}) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login?latency=1500' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Grammar Check' }).click()
  await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Free Grammar Check' })).toBeVisible()
  await expect(page).toHaveURL('/en/researcher/grammar-check')
})
