import { expect, test } from '../fixtures.ts'
import { register } from '../support/another-person.ts'

const signIn = { name: 'Sign in', level: 1 }

test('signs out of other sites too, and ignores one that is slow or fails', {
  tag: '@deep',
}, async ({ page, backend }) => {
  backend.requestedFaults.add('500')
  const requests: string[] = []
  // Unlike the mock backend, real sites may answer slowly or fail.
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {}
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      set(address: string) {
        set?.call(this, address.replace('/external/', '/unreachable/'))
      },
    })
  })
  const failed = page.waitForResponse('**/unreachable/localization/jp/**')
  // On the context, since the service worker forwards the calls.
  await page.context().route('**/unreachable/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    requests.push(pathname)
    if (pathname.includes('/jp/')) await route.fulfill({ status: 500 })
  })
  const { person } = await backend.scenario('returning-customer')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', signIn)).toBeFocused()
  const image = (site: string) => `/unreachable/localization/${site}/api/auth/logout.gif`
  await expect.poll(() => requests.sort()).toEqual(['br', 'cn', 'es', 'jp'].map(image))
  expect((await failed).status()).toBe(500)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('removes loaded, typed and stored data in every tab', async ({ page, backend, context }) => {
  const { person } = await backend.scenario('returning-customer', {
    path: '/en/chinese-digital-trial',
    flags: { chinese_digital_translation: true },
  })
  await expect(page.getByText(/One free translation from Chinese has been added/)).toBeVisible()
  await page.goto('/en/researcher')
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.locator('summary', { hasText: 'Search' }).click()
  await page.getByLabel('Title').fill('barley')
  const other = await context.newPage()
  await other.goto('/en/researcher')
  await other.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', signIn)).toBeVisible()
    await expect(tab.getByText(person.fullName)).toHaveCount(0)
    const storedKeys = await tab.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys))
    expect(storedKeys.filter((key) => key.startsWith('galley:'))).toEqual([])
  }
  await expect.poll(async () => (await backend.calls('loadApplication')).length).toBe(2)
  await page.goBack()
  await expect(page.getByRole('heading', signIn)).toBeVisible()
})

test.describe('with a host in the configuration', () => {
  test.use({ hosts: ['www.galley.example'] })

  test('updates every tab for the person who signs in, before it redirects to a partner', {
    tag: '@deep',
  }, async ({ page, backend, context }) => {
    const address = 'https://www.galley.example/from'
    await page.route(address, (route) => route.fulfill({ body: 'The site of Galley' }))
    const path = `/en/login?redirect=${encodeURIComponent(address)}`
    const { person } = await backend.scenario('anonymous', { path })
    const other = await context.newPage()
    await other.goto('/en/login')
    await expect(other.getByRole('heading', signIn)).toBeVisible()
    await page.getByLabel('E-mail address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(address)
    await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expect(other).toHaveURL('/en/researcher')
  })
})

test("never shows one person's page to another", { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  const { person, registration } = await backend.scenario('anonymous', { path: '/en/login' })
  await register(page, registration)
  const signInAs = async (tab: typeof page, email: string, password: string) => {
    await tab.getByLabel('E-mail address').fill(email)
    await tab.getByLabel('Password', { exact: true }).fill(password)
    await tab.getByRole('button', { name: 'Sign in' }).click()
    await expect(tab.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  }
  await signInAs(page, person.email, person.password)
  // Ends the session without notifying the first tab.
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  const other = await context.newPage()
  await other.goto('/en/login')
  await signInAs(other, registration.email, registration.password)
  const account = `Account of ${registration.firstName} ${registration.lastName}`
  await expect(page.getByRole('button', { name: account })).toBeVisible()
  await expect(page.getByText(person.fullName)).toHaveCount(0)
})
