import { expect, test } from './fixtures.ts'

const screens = [
  ['anonymous', '/en/login'],
  ['prepaid', '/en/researcher/prepay'],
  ['assessments', '/en/researcher/grammar-check/details/{assessments.flawless}'],
  ['returning-customer', '/en/researcher/rewards'],
] as const

test.use({ contextOptions: { forcedColors: 'active' } })

test('can be used where the device sets the colours', async ({ page, backend, axe }) => {
  for (const [scenario, path] of screens) {
    await backend.scenario(scenario, { path })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // axe reads colours that the device has replaced.
    await axe(['color-contrast'])
  }
  const links = page.getByRole('navigation').first().getByRole('link')
  const lines = await links.evaluateAll((all) =>
    all.map((link) => [
      link.hasAttribute('aria-current'),
      getComputedStyle(link).borderBottomColor !== getComputedStyle(document.body).backgroundColor,
    ]),
  )
  expect(lines.filter(([isCurrent, isSeen]) => isCurrent !== isSeen)).toEqual([])
  const bar = page.getByRole('progressbar')
  const shown = await bar.screenshot()
  await bar.evaluate((element) => element.setAttribute('value', '0'))
  expect(shown.equals(await bar.screenshot())).toBe(false)
})
