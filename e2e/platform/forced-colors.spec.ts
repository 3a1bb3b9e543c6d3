import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { paymentStep } from '../support/order-steps.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const lookOf = (element: Locator) =>
  element.evaluate((one) => {
    const style = getComputedStyle(one)
    const { appearance, borderTopWidth, borderTopColor, color, outline } = style
    const page = getComputedStyle(document.body).backgroundColor
    const hasBorder = borderTopWidth !== '0px' && borderTopColor !== page
    const decoration = style.textDecorationLine
    return { appearance, hasBorder, borderTopColor, color, decoration, outline, page }
  })

/** Axe's other rules do not depend on colours. It reads an unpainted colour of Devtools' tab. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const contrast = new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(['color-contrast'])
    .exclude('button[title="Ctrl+`"]')
  const { violations, passes } = await contrast.analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  expect(passes).toHaveLength(1)
}

test('is readable with forced colours, and distinguishes controls and their states', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('anonymous', { path: '/en/login' })
  await expectReadable(page)
  const email = page.getByLabel('E-mail address')
  await email.focus()
  const { page: background, outline, hasBorder } = await lookOf(email)
  expect(hasBorder).toBe(true)
  expect(outline).toMatch(/ solid [2-9]px$/)
  expect(outline).not.toContain(background)
  expect(await lookOf(page.getByRole('button', { name: 'Sign in' }))).toMatchObject({
    hasBorder: true,
  })

  await backend.scenario('new-customer', { path: '/en/researcher/grammar-check' })
  await expectReadable(page)
  const blocked = await lookOf(page.getByRole('button', { name: 'Begin Check' }))
  const free = await lookOf(page.getByRole('button', { name: 'Upload files' }))
  expect([blocked.hasBorder, free.hasBorder]).toEqual([true, true])
  expect([background, free.color]).not.toContain(blocked.color)
  // Drawn by the system, with its own mark for the choice.
  const box = await lookOf(page.getByRole('checkbox', { name: /^I agree/ }))
  expect(box.appearance).toBe('auto')

  expect((await lookOf(page.getByRole('button', { name: 'Upload files' }))).decoration).toBe('none')
  await backend.scenario('order-form', {
    path: '/en/researcher/submit/manuscript-services',
    at: 'manuscript-services',
  })
  await expectReadable(page)
  const radioOf = (name: RegExp) => page.getByRole('radio', { name })
  const card = (name: RegExp) => radioOf(name).locator('xpath=ancestor::div[1]')
  const chosen = await lookOf(card(/^Premium Editing/))
  const other = await lookOf(card(/^VIP Editing/))
  expect(chosen.borderTopColor).not.toBe(other.borderTopColor)
  const radio = radioOf(/^Premium Editing/)
  expect(await radio.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none')
  const rings = page.getByRole('figure').getByText(/^\d+$/)
  const colours = await rings.evaluateAll((days) =>
    days.map((day) => getComputedStyle(day).borderTopColor),
  )
  expect(colours.filter((colour) => colour !== background).length).toBeLessThan(5)
  expect((await lookOf(page.getByRole('button', { name: 'Price breakdown' }))).decoration).toBe(
    'underline',
  )

  await backend.scenario('order-form', paymentStep)
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await expectReadable(page)
  const chosenCard = await lookOf(card(/^PayPal/))
  const otherCard = await lookOf(card(/^Bank transfer/))
  expect([chosenCard.hasBorder, otherCard.hasBorder]).toEqual([true, true])
  expect(chosenCard.borderTopColor).not.toBe(otherCard.borderTopColor)

  await backend.scenario('returning-customer', { path: '/en/researcher/rewards' })
  await expectReadable(page)
  const links = page.getByRole('navigation').first().getByRole('link')
  const lines = await links.evaluateAll((all) =>
    all.map((link) => [
      link.hasAttribute('aria-current'),
      getComputedStyle(link).borderBottomColor !== getComputedStyle(document.body).backgroundColor,
    ]),
  )
  expect(lines.filter(([isCurrent, isSeen]) => isCurrent !== isSeen)).toEqual([])
  const bar = page.getByRole('meter')
  const shown = await bar.screenshot()
  await bar.evaluate((element) => element.replaceChildren())
  expect(shown.equals(await bar.screenshot())).toBe(false)
})
