import { expect, test } from '../fixtures.ts'

const redirect = '/en/researcher/grammar-check'
const heading = (name: string | RegExp) => ({ name, level: 1 })

test('sets a new password with an emailed link, once', async ({ page, backend, axe }) => {
  const path = `/en/login?redirect=${redirect}`
  const { person } = await backend.scenario('anonymous', { path })
  await page.getByLabel('E-mail address').fill(person.email)
  const storage = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(storage).toContain(person.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', heading('Forgot your password?'))).toBeFocused()
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email)
  await axe()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', heading('Check your e-mail'))).toBeFocused()
  await expect(page.getByRole('main')).toContainText(person.email)
  await axe()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/en/login?redirect=${encodeURIComponent(redirect)}`)

  const [mail] = await backend.mails(person.email)
  const link = mail?.links[0]?.href ?? ''
  await page.goto(link)
  const password = page.getByLabel('New password')
  await expect(page.getByText('At least 8 characters.')).toBeVisible()
  await axe()
  await password.fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/at least 8\scharacters\.$/)).toHaveCount(2)
  await axe()
  await password.fill('a much longer secret')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Your new password is saved/)).toBeVisible()
  await expect(page).toHaveURL('/en/researcher')
  await expect(page.getByRole('heading', heading(/^Welcome/))).toBeFocused()

  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('a much longer secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', heading(/^Welcome/))).toBeVisible()

  await page.goto(link)
  await expect(page.getByText(`Account: ${person.email}`)).toBeVisible()
  await password.fill('another long secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', heading('This link no longer works'))).toBeFocused()
  await axe()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL('/en/login/forgot-password')
})

test('reports that a link has expired', async ({ page, backend }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login/forgot-password' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', heading('Check your e-mail'))).toBeVisible()
  await backend.clock.advance(60 * 60_000)
  const [mail] = await backend.mails(person.email)
  await page.goto(mail?.links[0]?.href ?? '')
  await page.getByLabel('New password').fill('a much longer secret')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^It has expired/)).toBeVisible()
})

test('sends nothing to an address without an account and does not reveal it', async ({
  page,
  backend,
}) => {
  await backend.scenario('anonymous', { path: '/en/login/forgot-password' })
  await page.getByLabel('E-mail address').fill('nobody@example.edu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', heading('Check your e-mail'))).toBeVisible()
  expect(await backend.mails()).toEqual([])
})

test('continues with the new password when the user cannot be loaded', async ({
  page,
  backend,
}) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login/forgot-password' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', heading('Check your e-mail'))).toBeVisible()
  const [mail] = await backend.mails(person.email)
  await page.goto(mail?.links[0]?.href ?? '')
  await page.getByLabel('New password').fill('a much longer secret')
  // Fails the next load, not the page's first.
  await backend.fault('loadUser', '503', 1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/researcher')
  await expect(page.getByRole('heading', heading(/^Welcome/))).toBeVisible()
})
