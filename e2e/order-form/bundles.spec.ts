import { expect, test } from '../fixtures.ts'
import { orderFormFolder as folder } from '../support/order-steps.ts'

test('leads from the questions to a bundle, whose discount the summary shows', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await backend.scenario('new-customer', {
    path: `${folder}/manuscript-services`,
    at: 'manuscript-services',
  })
  await press('Help me decide')
  await expect(page).toHaveURL(`${folder}/service-bundles?view=questions`)
  await page.getByLabel('Correct and clear English').check()
  await page.getByLabel('I have tables to format').check()
  await page.getByLabel('How many tables?').fill('4')
  await page.getByLabel('I know my target journal').check()
  await page.getByRole('combobox', { name: 'Target journal' }).fill('Caddis Letters')
  await press('Show my bundles')

  const premium = page.getByRole('radio', { name: /^Premium bundle/ })
  await expect(premium).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('How many tables?')).toHaveValue('4')
  await page.reload()
  await expect(page.getByLabel('How many tables?')).toHaveValue('4')
  await expect(page.getByLabel('Correct and clear English')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Target journal' })).toHaveValue('Caddis Letters')
  await press('Show my bundles')

  await premium.check()
  const additions = page.getByRole('group', { name: 'Add to the Premium bundle' })
  await additions.getByLabel('Table Formatting').check()
  await additions.getByLabel('Manuscript Formatting').check()
  await expect(page.getByText('Bundle discount: 10% of $653')).toBeVisible()
  await page.reload()
  await expect(additions.getByLabel('Table Formatting')).toBeChecked()
  await press('next order details')

  await expect(heading('Project details')).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary.getByText('−$65.30')).toBeVisible()
  await expect(summary.getByText('$587.70').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Target journal' })).toHaveValue('Caddis Letters')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(premium).toBeChecked()
  await expect(additions.getByLabel('Table Formatting')).toBeChecked()
  await press('back to all services')
  await expect(heading('Choose a service')).toBeVisible()
})
