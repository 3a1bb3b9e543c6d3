import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const signIn = { name: 'Sign in', level: 1 }
const atProvider = { name: 'Sign in to Galley with ORCID', level: 1 }

async function signInAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('signs in by a provider and opens the requested page', async ({ page, backend, axe }) => {
  const path = '/en/login?redirect=/en/researcher/grammar-check'
  const { person } = await backend.scenario('anonymous', { path })
  const link = page.getByRole('link', { name: 'Sign in with ORCID' })
  await link.hover()
  await axe()
  // Hovering a provider must not start a sign-on.
  expect(await backend.calls('startSingleSignOn')).toEqual([])
  await link.click()
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/researcher/grammar-check')
  await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
})

test('keeps the language that was chosen before a visit to a provider', async ({
  page,
  backend,
}) => {
  const path = '/en/login?redirect=/en/researcher/grammar-check'
  const { person } = await backend.scenario('anonymous', { path })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Español' }).click()
  const provider = page.getByRole('link', { name: /ORCID/ })
  await expect(provider).toHaveAttribute('href', /%2Fes%2F/)
  await provider.click()
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.locator('button[type=submit]').first().click()
  await expect(page).toHaveURL('/es/researcher/grammar-check')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('keeps the language that was chosen before signing in, although its page is still loading', async ({
  page,
  backend,
}) => {
  const path = '/en/login?redirect=/en/researcher/grammar-check'
  const { person } = await backend.scenario('anonymous', { path })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const messages = Promise.withResolvers<void>()
  let waiting = 0
  await page.context().route('**/assets/messages-*/*.es.js', async (route) => {
    waiting += 1
    await messages.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(async () => (await backend.calls('logIn')).length).toBe(1)
  expect(waiting).toBeGreaterThan(0)
  messages.resolve()
  await expect(page).toHaveURL('/es/researcher/grammar-check')
  await expect(page.getByRole('button', { name: `Cuenta de ${person.fullName}` })).toBeVisible()
})

test('redirects to the only sign-in method and returns from it', async ({ page, backend }) => {
  const path = '/en/researcher'
  const { person } = await backend.scenario('anonymous-closed', { path: '/en/login/failure/x' })
  await expect(page.getByRole('link', { name: 'Sign in with ORCID' })).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('heading', atProvider)).toBeVisible()
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible()
})

test("does not redirect again after a declined sign-in or the browser's Back", async ({
  page,
  backend,
  axe,
}) => {
  const path = '/en/login/failure/Your+session+has+ended'
  await backend.scenario('anonymous-closed', { path })
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', atProvider)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByText(/^Taking you to/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in with ORCID' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL('/en/login/failure/oauth-failure')
  await expect(page.getByText(/The provider did not confirm who you are/)).toBeVisible()
  await axe()
})

test("signing in on a partner's page stays on that page", async ({ page, backend }) => {
  const path = '/en/login/c/great-lab'
  const { person } = await backend.scenario('anonymous', { path })
  await signInAs(page, person)
  await expect(page.getByRole('heading', { name: 'You are signed in', level: 1 })).toBeFocused()
  await expect(page).toHaveURL(path)
  await page.getByRole('link', { name: 'Go to my orders' }).click()
  await expect(page).toHaveURL('/en/researcher')
})

test("returns to a partner's page from a provider", async ({ page, backend }) => {
  const path = '/en/login/c/great-lab'
  const { person } = await backend.scenario('anonymous', { path })
  await page.getByRole('link', { name: 'Sign in with ORCID' }).click()
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are signed in', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test("returns to a partner's page from the only sign-in method", async ({ page, backend }) => {
  const path = '/en/login/c/great-lab'
  const { person } = await backend.scenario('anonymous-closed', { path })
  await expect(page.getByRole('heading', atProvider)).toBeVisible()
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are signed in', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('reports that WeChat could not be opened and opens it on retry', async ({
  page,
  context,
  backend,
  axe,
}) => {
  const broken = { contentType: 'text/javascript', body: 'throw new Error("cut off")' }
  const dialog = /wechat-dialog-[^/]*\.js$/
  await context.route(dialog, (route) => route.fulfill(broken))
  await backend.scenario('anonymous', { path: '/en/login', flags: { wechat_sso: true } })
  const open = page.getByRole('button', { name: 'Sign in with WeChat' })
  // A missing chunk reloads the page once.
  await Promise.all([page.waitForEvent('load'), open.click()])
  await open.click()
  await expect(page.getByText(/^WeChat could not be opened/)).toBeVisible()
  await axe()
  await context.unroute(dialog)
  await page.reload()
  await open.click()
  await expect(page.getByRole('img', { name: 'QR code for WeChat' })).toBeVisible()
})

for (const from of ['login/forgot-password', 'register', 'register/confirm/damaged']) {
  test(`the shell's sign-in link keeps redirect and origin from ${from}`, async ({
    page,
    backend,
  }) => {
    const searchParams = '?redirect=%2Fen%2Fresearcher%2Fgrammar-check&origin=mail'
    await backend.scenario('anonymous', { path: `/en/${from}${searchParams}` })
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`/en/login${searchParams}`)
  })
}

test('the sign-in link of a small screen keeps redirect and origin', async ({ page, backend }) => {
  const searchParams = '?redirect=%2Fen%2Fresearcher%2Fgrammar-check&origin=mail'
  await page.setViewportSize({ width: 360, height: 800 })
  await backend.scenario('anonymous', { path: `/en/register${searchParams}` })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/en/login${searchParams}`)
})

for (const address of ['//evil.example', '/%2f%2fevil.example', 'https://127.0.0.1@evil.example']) {
  test(`does not follow a redirect to ${address} after signing in`, async ({ page, backend }) => {
    const path = `/en/login?redirect=${encodeURIComponent(address)}`
    const { person } = await backend.scenario('anonymous', { path })
    await signInAs(page, person)
    await expect(page).toHaveURL('/en/researcher')
  })
}

test.describe('with a host in the configuration', () => {
  test.use({ hosts: ['www.galley.example'] })

  test('follows a redirect there after signing in', async ({ page, backend }) => {
    const address = 'https://www.galley.example/from?a=b'
    await page.route(address, (route) => route.fulfill({ body: 'The site of Galley' }))
    const path = `/en/login?redirect=${encodeURIComponent(address)}`
    const { person } = await backend.scenario('anonymous', { path })
    await signInAs(page, person)
    await expect(page).toHaveURL(address)
    await expect(page.getByText('The site of Galley')).toBeVisible()
  })
})

test("assigns a visitor's work to the account after sign-in", async ({ page, backend }) => {
  const path = '/en/researcher/grammar-check'
  const { person } = await backend.scenario('anonymous', { path })
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', signIn)).toBeVisible()
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  await expect(page.getByText('1 assessment')).toBeVisible()
})
