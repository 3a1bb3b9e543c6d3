import { expect, test } from './fixtures.ts'

test('signs out and in again, and comes back to the dashboard', async ({ page, backend, axe }) => {
  const { person } = await backend.scenario('returning-customer')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused()
  await axe()
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeFocused()
  await expect(page).toHaveURL('/en/researcher')
  await expect(page).toHaveTitle('My orders – Galley')
  await axe()
})

test('says a wrong password in words and loses nothing that was typed', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('anonymous', { path: '/en/login' })
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/e-mail address and password do not belong together/)).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue('helen.marsh@example.edu')
  await axe()
  await page.reload()
  await expect(page.getByLabel('E-mail address')).toHaveValue('helen.marsh@example.edu')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('leads a visitor to sign-in and back to the page that was asked for', async ({
  page,
  backend,
}) => {
  const path = '/en/researcher/index/orders/_/barley/_/_/1'
  await backend.scenario('anonymous', { path })
  await expect(page).toHaveURL(/\/en\/login\?redirect=/)
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(path)
})

for (const address of ['//evil.example', 'https:evil.example', '\\evil.example', 'javascript:0']) {
  test(`does not follow a redirect to ${address}`, async ({ page, backend }) => {
    const path = `/en/login?redirect=${encodeURIComponent(address)}`
    await backend.scenario('returning-customer', { path })
    await expect(page).toHaveURL('/en/researcher')
  })
}

test('shows the failure of an address as text', async ({ page, backend }) => {
  const path = `/en/login/failure/${encodeURIComponent('<img src=x>')}+was+refused`
  await backend.scenario('anonymous', { path })
  await expect(page.getByText('<img src=x> was refused')).toBeVisible()
})

test('answers a closed network with a modal and keeps what was typed', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('anonymous', {
    path: '/en/login',
    faults: [['logIn', 'network', 1]],
  })
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const modal = page.getByRole('alertdialog')
  await expect(modal).toBeVisible()
  await axe()
  await modal.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/en/researcher')
})
