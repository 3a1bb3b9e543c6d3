import { expect, test } from '../fixtures.ts'
import { openDevtools, reloading } from './in-devtools.ts'

test('shares a state as a link that shows it in another browser', { tag: '@deep' }, async ({
  page,
  backend,
  browser,
  baseURL,
}) => {
  await backend.scenario('returning-customer', { flags: { captcha: false } })
  const panel = await openDevtools(page, 'World')
  const currency = panel.getByRole('combobox', { name: 'Currency' })
  await reloading(page, () => currency.selectOption('JPY'))
  await expect(currency).toHaveValue('JPY')
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const link = await panel.getByText(`${baseURL}/en/researcher#world=`).innerText()
  expect(link.length).toBeLessThan(8_000)
  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(other).toHaveURL('/en/researcher')
  const there = await openDevtools(other, 'World')
  await expect(there.getByRole('combobox', { name: 'Currency' })).toHaveValue('JPY')
  await there.getByRole('button', { name: 'Switches', exact: true }).click()
  await expect(there.getByRole('checkbox', { name: 'captcha' })).not.toBeChecked()
  await otherContext.close()
})

test('opens a shared state at its page', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('returning-customer', { flags: { captcha: false } })
  const panel = await openDevtools(page, 'Share')
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const link = await panel.getByText('/en/researcher#world=').innerText()
  await backend.scenario('new-customer')
  await expect(page.getByText('Helen')).toHaveCount(0)
  await page.evaluate((address) => globalThis.location.assign(address), link)
  await expect(page.getByRole('heading', { name: 'Welcome back, Helen Marsh' })).toBeVisible()
  await expect(page).toHaveURL('/en/researcher')
})

test('saves the world as a file and opens it in another browser', { tag: '@deep' }, async ({
  page,
  backend,
  browser,
}) => {
  await backend.scenario('brazil')
  await backend.clock.advance(86_400_000)
  const panel = await openDevtools(page, 'Share')
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save the world' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('galley-brazil.json')
  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  await other.goto('/en/researcher?scenario=japan&clock=frozen')
  const there = await openDevtools(other, 'Share')
  const path = await file.path()
  await reloading(other, () => there.getByLabel('Open a saved world').setInputFiles(path))
  const instant = await page.evaluate(() => globalThis.galley?.now())
  await other.waitForFunction((at) => globalThis.galley?.now() === at, instant)
  await there.getByRole('button', { name: 'World', exact: true }).click()
  await expect(there.getByRole('combobox', { name: 'Scenario' })).toHaveValue('brazil')
  await otherContext.close()
})
