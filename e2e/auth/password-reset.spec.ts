import { expect, test } from '../fixtures.ts'

const redirect = '/en/researcher/grammar-check'
const heading = (name: string | RegExp) => ({ name, level: 1 })

test('sets a new password with an emailed link, once', { tag: '@deep' }, async ({
  page,
  backend,
  axe,
}) => {
  const path = `/en/login?redirect=${redirect}`
  const { person } = await backend.scenario('anonymous', { path })
  await page.getByLabel('E-mail address').fill(person.email)
  const storage = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(storage).toContain(person.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', heading('Forgot your password?'))).toBeFocused()
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', heading('Check your e-mail'))).toBeFocused()
  await expect(page.getByRole('main')).toContainText(person.email)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/en/login?redirect=${encodeURIComponent(redirect)}`)

  await page.goto('/external/mail/')
  await expect(page.getByRole('heading', { name: '1 e-mail' })).toBeVisible()
  await axe()
  const recipient = page.getByLabel('Recipient')
  await recipient.fill('nobody@example.edu')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'No e-mails yet' })).toBeVisible()
  await recipient.fill(person.email)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
  await axe()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL(/\/en\/login\/reset-password\/\w+\/user-helen-marsh$/)
  const link = page.url()
  const password = page.getByLabel('New password')
  await expect(page.getByText('At least 8 characters.')).toBeVisible()
  await password.fill('a much longer secret')
  // The next page loads the user itself.
  await backend.fault('loadUser', '503', 1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/researcher')
  await expect(page.getByRole('heading', heading(/^Welcome/))).toBeVisible()

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
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL('/en/login/forgot-password')
})
