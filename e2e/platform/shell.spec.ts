import { expect, test } from '../fixtures.ts'
import { bringCjkFonts } from '../support/bring-cjk-fonts.ts'

test('shows the sub-navigation on medium and large screens, and a drawer on small ones', async ({
  page,
  backend,
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
})

// One of wide signs and one of long words.
for (const language of ['cn', 'br']) {
  test(`does not scroll sideways at 320 pixels: ${language}`, { tag: '@deep' }, async ({
    page,
    backend,
    axe,
  }) => {
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
    await expect(page.getByText(/可以直接提交/)).toHaveCount(language === 'cn' ? 1 : 0)
    await page.goto(`/${language}/researcher`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/boleto/)).toHaveCount(language === 'br' ? 1 : 0)
    expect(await wider()).toBe(0)
    await axe()
  })
}

test('follows the device, then the chosen appearance in every tab', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
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

test('asks for consent once, and works while its script cannot be loaded', async ({
  page,
  backend,
}) => {
  backend.requestedFaults.add('404')
  const response = page.waitForResponse('**/consent.js')
  // On the context, since the service worker forwards the call.
  await page.context().route('**/consent.js', (route) => route.fulfill({ status: 404 }))
  await backend.scenario('spain', { path: '/es/researcher' })
  expect((await response).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Cookies' })
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.context().unroute('**/consent.js')
  await page.reload()
  await expect(bar).toBeVisible()
  await page.locator('a[href$="grammar-check"]').first().click()
  await expect(page).toHaveURL(/grammar-check/)
  await expect(page.locator('script[data-consent]')).toHaveCount(1)
  await bar.getByRole('button', { name: 'Solo las necesarias' }).click()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('script[data-consent]')).toHaveCount(0)
})
