import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'

test('lists what ends soon, saves it for a calendar, and leads to where it is used', async ({
  page,
  backend,
}) => {
  await backend.scenario('elite')
  const rail = page.getByRole('complementary', { name: 'Your account at a glance' })
  const card = rail.getByRole('region', { name: 'Use it before it ends' })
  // It loads when it comes near the window, and everything above it may still grow.
  await expect(async () => {
    await rail.locator('> :last-child').evaluate((box) => box.scrollIntoView())
    await expect(card).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const rows = card.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const titles = await rows.locator('> p:first-child').allInnerTexts()
  expect(titles[0]).toBe('12% off with promo code AUTUMN12')
  const instants = await rows
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(instants[0]).toBe('2026-11-11T10:00:00.000Z')

  const downloads = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await downloads
  expect(file.suggestedFilename()).toBe('galley-ends.ics')
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
  const valuesOf = (name: string) =>
    text
      .replaceAll('\\', '')
      .split('\r\n')
      .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))
  expect(valuesOf('SUMMARY')).toEqual(titles.map((title) => `Ends today: ${title}`))
  expect(valuesOf('DTSTART')).toEqual(instants.map((at) => at.replaceAll(/[-:]|\.\d+/g, '')))
  expect(valuesOf('URL').map((address) => address.replace(/.*\/researcher/, ''))).toEqual([
    '/submit/new?promotionalCode=AUTUMN12',
    '/invoices',
    '/digital-editing',
  ])

  await rows.first().getByRole('link', { name: 'Use it for a new order' }).click()
  await expect(page.getByText(/^Your promo code is ready/)).toBeVisible()
})
