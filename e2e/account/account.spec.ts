import { expect, test } from '../fixtures.ts'

test('an incomplete account is completed before the requested page opens', async ({
  page,
  backend,
  axe,
}) => {
  const wanted = '/en/researcher/index/orders/_/barley/_/_/1'
  const { completion } = await backend.scenario('missing-fields', { path: wanted })
  await expect(page).toHaveURL(/\/en\/account\?redirect=/)
  await expect(page.getByRole('heading', { name: 'Complete your account' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Galley' }).click()
  await expect(page).toHaveURL(/\/en\/account\?redirect=%2Fen%2Fresearcher/)
  await page.goto(wanted)
  await page.getByLabel('Institution').fill(completion.institution)
  await page.reload()
  await expect(page.getByLabel('Institution')).toHaveValue(completion.institution)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByText('Your details have been saved.')).toBeVisible()
  await axe()
  await page.goto('/en/account')
  await expect(page.getByRole('heading', { name: 'Account and addresses' })).toBeVisible()
})

test('an incomplete account can sign out', async ({ page, backend }) => {
  const { person } = await backend.scenario('missing-fields')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})
