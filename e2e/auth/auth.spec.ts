import { expect, test } from '../fixtures.ts'

test('signs out and in again and returns to the dashboard', async ({ page, backend, axe }) => {
  const { person } = await backend.scenario('returning-customer')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused()
  await axe()
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused()
  await expect(page).toHaveURL('/en/researcher')
  await expect(page).toHaveTitle('My orders – Galley')
  await axe()
})

test('shows a message for a wrong password and keeps the typed values', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('anonymous', { path: '/en/login' })
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/e-mail address or password is incorrect/)).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue('helen.marsh@example.edu')
  await axe()
  await page.reload()
  await expect(page.getByLabel('E-mail address')).toHaveValue('helen.marsh@example.edu')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('redirects a visitor to sign-in and back to the requested page', async ({ page, backend }) => {
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

test('shows the failure in an address as text', async ({ page, backend }) => {
  const path = `/en/login/failure/${encodeURIComponent('<img src=x+y>')}+was+refused`
  await backend.scenario('anonymous', { path })
  await expect(page.getByText('<img src=x+y> was refused')).toBeVisible()
})

for (const [path, text] of [
  ['/en/login/failure/N%E3o+agora', 'N%E3o agora'],
  ['/en/login/failure/50%', '50%'],
  ['/en/register/confirm/%E9', "We can't read this link"],
  ['/en/nowhere/%E9', 'Page not found'],
] as const) {
  test(`shows a message for ${path}, which is not UTF-8`, async ({ page, backend }) => {
    // Simulates a host that serves the page there.
    const isPath = (url: URL) => url.pathname === path
    await page.route(isPath, async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL('/en/login', page.url()).href }),
      }),
    )
    await page.goto('/favicon.svg')
    await backend.scenario('anonymous', { path })
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
}

const wanted = '/en/researcher/grammar-check'

for (const [search, url] of [
  ['redirect=7', '/en/researcher'],
  ['redirect=true', '/en/researcher'],
  [`redirect=/en/account&redirect=${wanted}`, wanted],
] as const) {
  test(`signs in with ${search} in the address`, async ({ page, backend }) => {
    const path = `/en/login?${search}&origin=2024`
    const { person } = await backend.scenario('anonymous', { path })
    const provider = page.getByRole('link', { name: 'Sign in with ORCID' })
    await expect(provider).toHaveAttribute('href', /origin=2024$/)
    await page.getByLabel('E-mail address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
  })
}

test('keeps the language that was chosen at sign-in', async ({ page, backend }) => {
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
})

test("sends the page's language to the server after another tab has changed it", async ({
  page,
  context,
  backend,
}) => {
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

test('shows a dialog when the network fails and keeps the typed values', async ({
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

test("keeps values that are typed before the form's rules have loaded", async ({
  page,
  backend,
}) => {
  const { promise: arrived, resolve: letThrough } = Promise.withResolvers<void>()
  await page.context().route('**/assets/checks-*.js', async (route) => {
    await arrived
    await route.fallback()
  })
  await backend.scenario('anonymous', { path: '/en/login' })
  const email = page.getByLabel('E-mail address')
  const password = page.getByLabel('Password', { exact: true })
  await email.fill('helen.marsh')
  await password.fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status').getByText('Sending.')).toBeAttached()
  letThrough()
  await expect(page.getByText(/^Please enter a valid e-mail address/).first()).toBeVisible()
  await expect(password).toHaveValue('manuscript')
  await email.fill('helen.marsh@example.edu')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/en/researcher')
})

test("asks for a reload when the form's rules do not load", async ({ page, backend }) => {
  backend.requestedFaults.add('lost-answer')
  const rules = '**/assets/checks-*.js'
  const tries: string[] = []
  await page.context().route(rules, (route) => {
    tries.push(route.request().url())
    return route.abort()
  })
  await backend.scenario('anonymous', { path: '/en/login' })
  // A missing chunk reloads the page once.
  const reloaded = page.waitForEvent('load')
  await page.getByLabel('E-mail address').focus()
  await reloaded
  const triesBefore = tries.length
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await expect.poll(() => tries.length).toBeGreaterThan(triesBefore)
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/check your connection, then reload the page/).first()).toBeVisible()
  await page.context().unroute(rules)
  await page.reload()
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/en/researcher')
})
