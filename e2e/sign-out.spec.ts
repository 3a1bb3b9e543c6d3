import { register } from './another-person.ts'
import { expect, test } from './fixtures.ts'

const signIn = { name: 'Sign in', level: 1 }

test('signs out at the other sites too, and does not wait for them', async ({ page, backend }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/api/auth/logout.gif', () => undefined)
  const { person } = await backend.scenario('returning-customer')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', signIn)).toBeFocused()
  const image = (site: string) => `/outside/localization/${site}/api/auth/logout.gif`
  await expect
    .poll(() => asked.filter((path) => path.endsWith('logout.gif')).sort())
    .toEqual(['br', 'cn', 'es', 'jp'].map(image))
})

test('forgets what was loaded, typed and kept, in every tab', async ({
  page,
  backend,
  context,
}) => {
  const { person } = await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.getByLabel('Title').fill('barley')
  const other = await context.newPage()
  await other.goto('/en/researcher')
  await other.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', signIn)).toBeVisible()
    await expect(tab.getByText(person.fullName)).toHaveCount(0)
    const kept = await tab.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((key) => /draft|order-count/.test(key))).toEqual([])
  }
  await page.goBack()
  await expect(page.getByRole('heading', signIn)).toBeVisible()
})

test('shows every tab the page of whoever signs in', async ({ page, backend, context }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login' })
  const other = await context.newPage()
  await other.goto('/en/login')
  await expect(other.getByRole('heading', signIn)).toBeVisible()
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
    await expect(tab).toHaveURL('/en/researcher')
  }
})

test('shows no tab of one person to another', async ({ page, backend, context }) => {
  const { person, registration } = await backend.scenario('anonymous', { path: '/en/login' })
  await register(page, registration)
  const signInAs = async (tab: typeof page, email: string, password: string) => {
    await tab.getByLabel('E-mail address').fill(email)
    await tab.getByLabel('Password', { exact: true }).fill(password)
    await tab.getByRole('button', { name: 'Sign in' }).click()
    await expect(tab.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  }
  await signInAs(page, person.email, person.password)
  // The session ends without a word to the first tab.
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  const other = await context.newPage()
  await other.goto('/en/login')
  await signInAs(other, registration.email, registration.password)
  const account = `Account of ${registration.firstName} ${registration.lastName}`
  await expect(page.getByRole('button', { name: account })).toBeVisible()
  await expect(page.getByText(person.fullName)).toHaveCount(0)
})

test('says that signing out did not work, and stays', async ({ page, backend }) => {
  const { person } = await backend.scenario('returning-customer', {
    faults: [['logOut', '500', 1]],
  })
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are still signed in', { exact: false })).toBeVisible()
  await expect(page.getByText('24 orders')).toBeVisible()
})
