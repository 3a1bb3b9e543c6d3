import { expect, test } from '../fixtures.ts'

test('somebody brings the account up to date, each part in its place', async ({
  page,
  backend,
  axe,
}) => {
  const { person } = await backend.scenario('returning-customer', { path: '/en/account' })
  await expect(page.getByRole('heading', { name: 'Account and addresses' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Edit your details' }).click()
  const details = page.getByRole('form', { name: 'Your details' })
  await details.getByLabel('Institution').fill('Rice University')
  await page.reload()
  await page.getByRole('button', { name: 'Edit your details' }).click()
  await expect(details.getByLabel('Institution')).toHaveValue('Rice University')
  await axe()
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your details have been saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit currency' }).click()
  const currency = page.getByRole('form', { name: 'Currency' })
  await currency.getByLabel('Currency').selectOption('BRL')
  await currency.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Amounts are shown in .*\(BRL\)/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Rice University')).toBeVisible()
  await expect(page.getByText(/Amounts are shown in .*\(BRL\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Send me a link to change my password' }).click()
  await expect(page.getByText(/is on its way/)).toBeVisible()
  expect(await backend.mails(person.email)).not.toHaveLength(0)
})

test('addresses are added, changed and deleted; what cannot be deleted comes back', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('new-customer', { path: '/en/account' })
  await page.getByRole('link', { name: 'Add an address' }).click()
  await expect(page).toHaveURL('/en/account/addresses')
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused()
  await axe()
  const form = page.getByRole('form', { name: 'New address' })
  await form.getByLabel('Country').selectOption('BR')
  await form.getByLabel('State or province').selectOption('SP')
  await form.getByLabel('Address', { exact: true }).fill('Rua do Matão 1010')
  await form.getByLabel('City').fill('São Paulo')
  await form.getByLabel('Zip code').fill('0550')
  await form.getByLabel(/^Phone number/).fill('+55 11 5555 0142')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(form.getByText('Postcode must be 8 digits.')).toHaveCount(2)
  await form.getByLabel('Zip code').fill('05508 090')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Your address has been saved.')).toBeVisible()
  await expect(page.getByText(/São Paulo - SP/)).toBeVisible()

  await page.getByRole('link', { name: /^Edit .*Rua do Matão 1010/ }).click()
  await page.getByLabel('Address', { exact: true }).fill('Rua do Lago 876')
  await page.getByRole('button', { name: 'Save address' }).click()
  const remove = page.getByRole('button', { name: /^Delete .*Rua do Lago 876/ })
  await expect(remove).toBeVisible()

  await backend.fault('deleteAddress', '503', 1)
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/could not be deleted and is back in your list/)).toBeVisible()
  await expect(remove).toBeVisible()
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No saved addresses')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No saved addresses')).toBeVisible()
})

test('whoever closes the account is signed out', async ({ page, backend }) => {
  await backend.scenario('preferred-group', { path: '/en/account' })
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Your account has been closed/)).toBeVisible()
  await page.goto('/en/account')
  await expect(page).toHaveURL(/\/en\/login\?redirect=/)
})
