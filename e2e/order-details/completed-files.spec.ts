import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from '../fixtures.ts'

const orderPath = '/en/researcher/details/{orders.completedPaid}'

test('downloads all files of an order although one is broken, and one file under its own name', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', { path: orderPath })
  const files = page.getByRole('region', { name: 'Completed files' })
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await backend.fault('downloadOrderDeliverable', '500', 1)
  const zip = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download all' }).click()
  const bundle = await zip
  expect(bundle.suggestedFilename()).toBe(`Galley Completed files ${orders.completedPaid}.zip`)
  const entries = Object.keys(unzipSync(await readFile(await bundle.path())))
  expect(entries).toEqual([expect.stringMatching(/[(]clean[)][.]docx$/)])
  const alert = files.getByRole('alert')
  await expect(alert).toContainText('1 file could not be downloaded')
  await expect(alert).toContainText('(tracked changes).docx')

  const file = page.waitForEvent('download')
  await alert.getByRole('button', { name: 'Try again' }).click()
  expect((await file).suggestedFilename()).toMatch(/[(]tracked changes[)][.]docx$/)
  await expect(alert).toHaveCount(0)

  const clean = page.waitForEvent('download')
  await files.getByRole('button', { name: /^Download .*[(]clean[)][.]docx$/ }).click()
  expect((await clean).suggestedFilename()).toMatch(/[(]clean[)][.]docx$/)
})

test('reads an edited manuscript and steps through its changes by keyboard', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', { path: orderPath })
  await page.getByRole('link', { name: /^Read .*[(]tracked changes[)][.]docx$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    `/en/researcher/details/${orders.completedPaid}/files/edited-manuscript`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[(]tracked changes[)][.]docx$/)
  const tools = page.getByRole('region', { name: 'Changes and comments' })
  await expect(tools.getByText(/^\d+ changes$/)).toBeVisible()
  const count = Number.parseInt(await tools.getByText(/^\d+ changes$/).innerText(), 10)
  expect(count).toBeGreaterThan(10)

  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Alt+ArrowDown')
    const name = new RegExp(`^Change ${number} of ${count}[.] `)
    await expect(page.getByRole('group', { name })).toBeFocused()
    await expect(page.getByRole('group', { name })).toBeInViewport()
  }
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('group', { name: `Change 2 of ${count}.` })).toBeFocused()
  // The last one is far out of sight.
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Alt+ArrowUp')
  const last = page.getByRole('group', { name: `Change ${count} of ${count}.` })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()

  await page.getByRole('radio', { name: 'Final text' }).check()
  await expect(page.getByRole('deletion')).toHaveCount(0)
  await expect(page.getByRole('insertion')).toHaveCount(0)
  await page.getByRole('radio', { name: 'All changes' }).check()
  await expect(page.getByRole('insertion').first()).toBeAttached()

  await page.getByText(/^\d+ comments$/).click()
  await tools.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByText('Comment 1', { exact: true })).toBeInViewport()
  await page.getByRole('link', { name: `Back to order ${orders.completedPaid}` }).click()
  await expect(page.getByRole('heading', { name: orders.completedPaid, level: 1 })).toBeVisible()
})
