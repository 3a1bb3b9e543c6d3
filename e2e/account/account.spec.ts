import { expect, test } from '../fixtures.ts'

test('an incomplete account is completed before the requested page opens', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const wanted = '/en/researcher/index/orders/_/barley/_/_/1'
  const { completion } = await backend.scenario('missing-fields', { path: wanted })
  await expect(page).toHaveURL(/\/en\/account\?redirect=/)
  await expect(page.getByRole('heading', { name: 'Complete your account' })).toBeVisible()
  await page.getByLabel('Institution').fill(completion.institution)
  await page.reload()
  await expect(page.getByLabel('Institution')).toHaveValue(completion.institution)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByText('Your details have been saved.')).toBeVisible()
  await page.goto('/en/account')
  await expect(page.getByRole('heading', { name: 'Account and addresses' })).toBeVisible()
})
