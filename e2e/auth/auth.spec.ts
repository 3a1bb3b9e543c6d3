import { expect, test } from '../fixtures.ts'

test('signs out and, after a wrong password, in again to the requested page', async ({
  page,
  backend,
}) => {
  const path = '/en/researcher/index/orders/_/barley/_/_/1'
  const { person } = await backend.scenario('returning-customer')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused()
  await page.goto(path)
  await expect(page).toHaveURL(/\/en\/login\?redirect=/)
  const email = page.getByLabel('E-mail address')
  const password = page.getByLabel('Password', { exact: true })
  await email.fill(person.email)
  await password.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/e-mail address or password is incorrect/)).toBeVisible()
  await page.reload()
  await expect(email).toHaveValue(person.email)
  await expect(password).toHaveValue('')
  await password.fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Matching orders – Galley')
})

test('shows a message at an address that is not UTF-8', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const path = '/en/login/failure/N%E3o+agora'
  // Simulates a host that serves the page there.
  const isPath = (url: URL) => url.pathname === path
  await page.route(isPath, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/en/login', page.url()).href }),
    }),
  )
  await page.goto('/favicon.svg')
  await backend.scenario('anonymous', { path })
  const main = page.getByRole('main')
  await expect(main.getByText('N%E3o agora', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('keeps the language that was chosen at sign-in, also for the next visit', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const path = '/en/login?redirect=%2Fen%2Fresearcher%2Fgrammar-check'
  const { person } = await backend.scenario('anonymous', { path })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL('/jp/login?redirect=%2Fjp%2Fresearcher%2Fgrammar-check')
  // The URL changes before the page.
  await expect(page.getByRole('link', { name: /ORCID/ })).toHaveAttribute('href', /%2Fjp%2F/)
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jp/researcher/grammar-check')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  const calls = await backend.calls('updateLanguage')
  expect(calls.map(({ url }) => url)).toEqual([expect.stringMatching(/language=jp$/)])
  await page.goto('/')
  await expect(page).toHaveURL('/jp/researcher')
})

test("sends the page's language to the server after another tab has changed it", {
  tag: '@deep',
}, async ({ page, context, backend }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const other = await context.newPage()
  const languageUpdate = other.waitForResponse(/update-language\?language=jp$/)
  await other.goto('/jp/login')
  await languageUpdate
  await other.close()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/en/researcher')
  const calls = () => backend.calls('updateLanguage')
  await expect.poll(calls).toMatchObject([{ url: expect.stringMatching(/language=en$/) }])
})

test("asks for a reload when the form's rules do not load, and keeps values that are typed earlier", {
  tag: '@deep',
}, async ({ page, backend }) => {
  backend.requestedFaults.add('lost-answer')
  const rules = '**/assets/checks-*.js'
  const tries: string[] = []
  await page.context().route(rules, (route) => {
    tries.push(route.request().url())
    return route.abort()
  })
  await backend.scenario('anonymous', { path: '/en/login' })
  const email = page.getByLabel('E-mail address')
  const password = page.getByLabel('Password', { exact: true })
  // A missing chunk reloads the page once.
  const reloaded = page.waitForEvent('load')
  await email.focus()
  await reloaded
  const triesBefore = tries.length
  await email.fill('helen.marsh')
  await expect.poll(() => tries.length).toBeGreaterThan(triesBefore)
  await password.fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/check your connection, then reload the page/).first()).toBeVisible()

  await page.context().unroute(rules)
  const { promise: arrived, resolve: letThrough } = Promise.withResolvers<void>()
  await page.context().route(rules, async (route) => {
    await arrived
    await route.fallback()
  })
  await page.reload()
  await password.fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  letThrough()
  await expect(page.getByText(/^Please enter a valid e-mail address/).first()).toBeVisible()
  await expect(password).toHaveValue('manuscript')
  await email.fill('helen.marsh@example.edu')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/en/researcher')
})
