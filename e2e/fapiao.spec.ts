import { expect, test } from './fixtures.ts'
import { bringCjkFonts } from './support/bring-cjk-fonts.ts'

const form = '/researcher/prepay/{prepayments.withoutFapiao}/fapiao'
const own = '/researcher/prepay/{prepayments.own}/fapiao'

test('requests a special fapiao by keyboard and keeps the typed values', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('china', { path: `/en${form}`, faults: [['createFapiao', '503', 1]] })
  await page.getByRole('radio', { name: /^Special fapiao/ }).check()
  await page.getByLabel('Type of service').selectOption('editing')
  const organization = page.getByRole('combobox', { name: 'Organization' })
  await organization.fill('浙江大学')
  await expect(page.getByRole('listbox', { name: 'Organizations' })).toBeVisible()
  await axe()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Taxpayer number')).toHaveValue('123301001145534054')
  await page.getByLabel('Mobile number', { exact: true }).fill('13800138000')
  await page.reload()
  await expect(organization).toHaveValue('浙江大学')
  await page.getByRole('button', { name: 'Request fapiao' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Request fapiao' }).click()
  await expect(page.getByText(/Your special fapiao has been requested/)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/researcher\/prepay\/?$/)
  const statuses = (await backend.calls('createFapiao')).map(({ status }) => status)
  expect(statuses).toEqual([503, 200])
})

test('fills in the form from an earlier fapiao and sends it once on a double click', async ({
  page,
  backend,
}) => {
  await backend.scenario('china', { path: `/cn${form}` })
  await page.locator('select[name=previous]').selectOption({ index: 1 })
  await expect(page.locator('input[name=organizationName]')).toHaveValue(/^浙江大学/)
  await page.locator('main form button[type=submit]').dblclick()
  await expect(page).toHaveURL(/\/cn\/researcher\/prepay\/?$/)
  expect(await backend.calls('createFapiao')).toHaveLength(1)
})

test('cancels a fapiao after confirmation and requests another one', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('china', { path: `/en${own}` })
  await page.getByRole('button', { name: /^Cancel fapiao/ }).click()
  await axe()
  await page.getByRole('button', { name: 'Cancel the fapiao' }).click()
  await expect(page.getByText(/The special fapiao has been cancelled/)).toBeVisible()
  await expect(page.getByRole('form', { name: 'Request a fapiao' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('cannot cancel a fapiao a year after the payment', async ({ page, backend }) => {
  await backend.scenario('china', { path: `/en${own}` })
  await expect(page.getByRole('button', { name: /^Cancel fapiao/ })).toBeVisible()
  await backend.clock.advance(300 * 86_400_000)
  await page.reload()
  await expect(page.getByText('The fapiao has been issued')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cancel fapiao/ })).toBeHidden()
})

test('fits 320 pixels, in the dark scheme too', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await backend.scenario('china', { path: `/en${form}` })
  await page.getByRole('combobox', { name: 'Organization' }).fill('浙江大学')
  await expect(page.getByRole('listbox', { name: 'Organizations' })).toBeVisible()
  await bringCjkFonts(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await axe()
})
