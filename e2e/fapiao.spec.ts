import { expect, test } from './fixtures.ts'

const form = '/researcher/prepay/{prepayments.withoutFapiao}/fapiao'

test('requests a special fapiao by keyboard and keeps the typed values', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('china', { path: `/en${form}`, faults: [['createFapiao', '503', 1]] })
  await page.getByRole('radio', { name: /^Special fapiao/ }).check()
  await page.getByLabel('Type of service').selectOption('editing')
  const organization = page.getByRole('combobox', { name: 'Organization' })
  await organization.fill('浙江大学')
  await expect(page.getByRole('listbox', { name: 'Organizations' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Taxpayer number')).toHaveValue('123301001145534054')
  await page.getByLabel('Mobile number', { exact: true }).fill('13800138000')
  await page.reload()
  await expect(organization).toHaveValue('浙江大学')
  await page.getByRole('button', { name: 'Request fapiao' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await page.getByRole('button', { name: 'Request fapiao' }).click()
  await expect(page.getByText(/Your special fapiao has been requested/)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/researcher\/prepay\/?$/)
  const statuses = (await backend.calls('createFapiao')).map(({ status }) => status)
  expect(statuses).toEqual([503, 200])
})
