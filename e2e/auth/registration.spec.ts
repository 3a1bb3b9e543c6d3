import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a new customer registers by keyboard alone and is signed in', async ({
  page,
  backend,
  axe,
}) => {
  const { registration } = await backend.scenario('anonymous', { path: '/en/login' })
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create an account', level: 1 })).toBeFocused()
  await axe()
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
  await expect(page.getByLabel('State or province')).toHaveValue(registration.state)
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/researcher')
  await expect(page.getByRole('heading', { name: /^Welcome, Noor/ })).toBeFocused()
  await expect(page.getByText(/Your account is ready, and we've e-mailed/)).toBeVisible()
  await axe()
  expect(await backend.calls('register')).toHaveLength(1)
  expect(await backend.calls('logIn')).toHaveLength(1)
  const [mail, ...others] = await backend.mails(registration.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Your account is ready', links: [{}] })
  // Simulates another device, days later.
  await page.getByRole('button', { name: 'Account of Noor Haddad' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/en/login')
  await page.goto(mail?.links[0]?.href ?? '')
  await expect(page).toHaveURL('/en/login?redirect=%2Fen%2Fresearcher')
  await page.getByLabel('E-mail address').fill(registration.email)
  await page.getByLabel('Password', { exact: true }).fill(registration.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome, Noor/ })).toBeFocused()
  await expect(page).toHaveURL('/en/researcher')
})

async function fillIn(page: Page, person: { email: string; password: string }) {
  await page.getByLabel('Given name').fill('Noor')
  await page.getByLabel('Family name').fill('Haddad')
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('State or province').selectOption({ label: 'Texas' })
  await page.getByLabel('Institution').fill('Rice University')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
}
const send = (page: Page) => page.getByRole('button', { name: 'Create an account' }).click()

test('keeps typed values but no password over a reload, and opens the requested page', async ({
  page,
  backend,
}) => {
  const wanted = '/en/researcher/index/orders/_/barley/_/_/1'
  const path = `/en/login?redirect=${encodeURIComponent(wanted)}&origin=letter`
  const { registration } = await backend.scenario('anonymous', { path })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/en\/register\?redirect=.*&origin=letter/)
  await fillIn(page, registration)
  await page.reload()
  await expect(page.getByText('We kept what you typed.').first()).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(registration.email)
  await expect(page.getByLabel('State or province')).toHaveValue('TX')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    registration.password,
  )
  await page.getByLabel('Password', { exact: true }).fill(registration.password)
  await send(page)
  await expect(page).toHaveURL(wanted)
  // The new page takes the focus, which closes an open menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Account of Noor Haddad' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByLabel('Given name')).toHaveValue('')
})

test('an e-mail address with an account shows links to sign-in and keeps the typed values', async ({
  page,
  backend,
  axe,
}) => {
  const path = '/en/register?redirect=%2Fen%2Fresearcher%2Fgrammar-check'
  const { person, registration } = await backend.scenario('anonymous', { path })
  await fillIn(page, { ...registration, email: person.email })
  await send(page)
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await axe()
  await summary.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/login\?redirect=/)
  await page.goBack()
  await expect(page.getByLabel('Institution')).toHaveValue('Rice University')
  await page.getByLabel('E-mail address').fill(registration.email)
  await page.getByLabel('Password', { exact: true }).fill(registration.password)
  await send(page)
  await expect(page).toHaveURL('/en/researcher/grammar-check')
})

for (const address of ['//evil.example', 'https:evil.example', '\\evil.example', 'javascript:0']) {
  test(`registration does not redirect to ${address}`, async ({ page, backend }) => {
    const path = `/en/register?redirect=${encodeURIComponent(address)}`
    const { registration } = await backend.scenario('anonymous', { path })
    await fillIn(page, registration)
    await send(page)
    await expect(page).toHaveURL('/en/researcher')
  })
}

test('a new customer of a provider registers without a password', async ({
  page,
  backend,
  axe,
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
  await axe()
  await page.getByLabel('Country').selectOption({ label: 'Spain' })
  await page.getByLabel('State or province').selectOption({ label: 'Valencia' })
  await page.reload()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(page.getByLabel('State or province')).toHaveValue('Valencia')
  await page.getByLabel('Institution').fill('Universitat de València')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await send(page)
  await expect(page).toHaveURL('/en/researcher/grammar-check')
  await expect(page.getByRole('button', { name: 'Account of Amira Castellanos' })).toBeVisible()
  expect(await backend.calls('logIn')).toHaveLength(0)
})

test('a damaged provider link shows a message and a link to registration', async ({
  page,
  backend,
  axe,
}) => {
  const path = '/en/register/confirm/eyJjb25maXJtYXRpb24iOiI4?redirect=%2Fen%2Fresearcher'
  await backend.scenario('anonymous', { path })
  await expect(page.getByRole('heading', { name: "We can't read this link" })).toBeVisible()
  await axe()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/en/register?redirect=%2Fen%2Fresearcher')
  await expect(page.getByLabel('Given name')).toBeVisible()
})

test("registration on a partner's page stays on that page", async ({ page, backend }) => {
  const path = '/en/register/c/partner'
  const { registration } = await backend.scenario('anonymous', { path })
  await fillIn(page, registration)
  await send(page)
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('registration redirects signed-in customers', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: '/en/register' })
  await expect(page).toHaveURL('/en/researcher')
})
