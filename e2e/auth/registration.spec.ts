import { expect, test } from '../fixtures.ts'
import { register } from '../support/another-person.ts'
import { tabTo } from '../support/hands.ts'

test('a new customer registers by keyboard alone, over a reload, and opens the requested page', async ({
  page,
  backend,
}) => {
  const wanted = '/en/researcher/index/orders/_/barley/_/_/1'
  const path = `/en/login?redirect=${encodeURIComponent(wanted)}&origin=letter`
  const { registration } = await backend.scenario('anonymous', { path })
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/register\?redirect=.*&origin=letter/)
  await expect(page.getByRole('heading', { name: 'Create an account', level: 1 })).toBeFocused()
  const password = page.getByLabel('Password', { exact: true })
  for (const [label, text] of [
    ['Given name', registration.firstName],
    ['Family name', registration.lastName],
    ['E-mail address', registration.email],
    ['Password', registration.password],
    ['Country', 'United States'],
    ['State or province', 'Texas'],
    ['Institution', registration.institution],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }))
  await page.keyboard.press('Space')

  await page.reload()
  await expect(page.getByText('We kept what you entered.').first()).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(registration.email)
  await expect(page.getByLabel('State or province')).toHaveValue(registration.state)
  await expect(password).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    registration.password,
  )
  await tabTo(page, password)
  await page.keyboard.type(registration.password)
  await tabTo(page, page.getByRole('button', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(wanted)
  // The new page takes the focus, which closes an open menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await backend.calls('register')).toHaveLength(1)
  expect(await backend.calls('logIn')).toHaveLength(1)
  const [mail, ...others] = await backend.mails(registration.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Your account is ready', links: [{}] })
  // The draft has ended.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    registration.institution,
  )
})

test('the e-mail about a new account leads to sign-in on another device', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { registration } = await backend.scenario('anonymous', { path: '/en/login' })
  await register(page, registration)
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  const [mail] = await backend.mails(registration.email)
  await page.goto(mail?.links[0]?.href ?? '')
  await expect(page).toHaveURL('/en/login?redirect=%2Fen%2Fresearcher')
  await page.getByLabel('E-mail address').fill(registration.email)
  await page.getByLabel('Password', { exact: true }).fill(registration.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome, Noor/ })).toBeFocused()
})

test('a new customer of a provider registers without a password', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('anonymous', { path: '/en/login' })
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.goto('/api/auth/opa/orcid?redirect=/en/researcher/grammar-check')
  const email = 'amira.castellanos@example.edu'
  await page.getByRole('textbox', { name: /mail/ }).fill(email)
  await page.getByRole('button', { name: 'Sign in as a new person' }).click()
  await expect(page).toHaveURL(/\/en\/register\/confirm\/[\w-]+\?redirect=/)
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(page.getByLabel('Given name')).toHaveValue('Amira')
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await page.getByLabel('Country').selectOption({ label: 'Spain' })
  await page.getByLabel('State or province').selectOption({ label: 'Valencia' })
  await page.reload()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(page.getByLabel('State or province')).toHaveValue('Valencia')
  await page.getByLabel('Institution').fill('Universitat de València')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/en/researcher/grammar-check')
  await expect(page.getByRole('button', { name: 'Account of Amira Castellanos' })).toBeVisible()
  expect(await backend.calls('logIn')).toHaveLength(0)
})
