import { expect, test } from '../fixtures.ts'
import { openDevtools } from './in-devtools.ts'

test('fits beside the page, which scrolls, or is modal, and keeps typed values', {
  tag: '@deep',
}, async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await backend.scenario('returning-customer')
  const panel = await openDevtools(page, 'Tables')
  const account = page.getByRole('button', { name: 'Account' })
  await account.focus()
  const [button, beside] = [await account.boundingBox(), await panel.boundingBox()]
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  await account.click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport()
  await account.click()

  const search = panel.getByRole('searchbox', { name: 'Filter' })
  const dialog = page.getByRole('dialog', { name: 'Devtools' })
  await search.fill('wheat')
  await page.setViewportSize({ width: 880, height: 700 })
  await expect(dialog).toBeVisible()
  await expect(search).toHaveValue('wheat')
  await expect(search).toBeFocused()
  await axe()
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(dialog).toBeHidden()
  await expect(panel).toBeVisible()
  await expect(search).toHaveValue('wheat')
  await expect(search).toBeFocused()
  await panel.getByRole('button', { name: 'Close Devtools' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(900)
})

test('leaves a short page as high as the window, and the text of a narrow one uncovered', async ({
  page,
  backend,
}) => {
  await backend.scenario('anonymous', { path: '/en/login/forgot-password' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const heights = () => page.evaluate(() => [document.body.scrollHeight, innerHeight])
  await page.setViewportSize({ width: 1280, height: 1400 })
  await expect.poll(heights).toEqual([1400, 1400])
  await page.setViewportSize({ width: 390, height: 844 })
  const tab = page.getByRole('button', { name: 'Devtools', exact: true })
  const between = async () => {
    const [above, below] = [await tab.boundingBox(), await page.getByRole('main').boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  await expect.poll(between).toBeGreaterThanOrEqual(0)
})

test('reports that it or its messages could not be loaded and loads on retry', {
  tag: '@deep',
}, async ({ page, axe }) => {
  const part = '**/assets/mount-devtools-*.js'
  const englishMessages = '**/assets/messages-*/devtools.en.js'
  for (const broken of [part, englishMessages])
    await page.context().route(broken, (route) => route.abort())
  await page.goto('/en/researcher?scenario=returning-customer&clock=frozen')
  await page.getByRole('button', { name: 'Devtools', exact: true }).click()
  const again = 'Devtools could not be loaded: reload the page'
  const opener = page.getByRole('button', { name: again })
  await expect(opener).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: again })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await axe()

  await page.context().unroute(part)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await opener.click()
  // Once by the press, and once by itself for the messages.
  await expect.poll(() => loads).toBe(2)
  const panel = page.getByRole('region', { name: 'Devtools' })
  await expect(panel.getByRole('alert')).toHaveText('The texts of Devtools could not be loaded.')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await axe()
  await page.context().unroute(englishMessages)
  await panel.getByRole('button', { name: 'Reload the page' }).click()
  await expect(panel.getByRole('heading', { name: 'World' })).toBeVisible()
})
