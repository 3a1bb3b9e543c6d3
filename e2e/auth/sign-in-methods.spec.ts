import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { messageIn } from '../support/messages-in.ts'

const signIn = { name: 'Sign in', level: 1 }
const atProvider = { name: 'Sign in to Galley with ORCID', level: 1 }

async function signInAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('signs in by a provider and comes back to the requested page', async ({
  page,
  backend,
  axe,
}) => {
  const path = '/en/login?redirect=/en/researcher/grammar-check'
  const { person } = await backend.scenario('anonymous', { path })
  const link = page.getByRole('link', { name: 'Sign in with ORCID' })
  await link.hover()
  await expect(page.getByRole('heading', signIn)).toBeVisible()
  // Hovering a provider must not start a sign-on.
  expect(await backend.calls('startSingleSignOn')).toEqual([])
  await link.click()
  await expect(page.getByRole('heading', atProvider)).toBeVisible()
  await expect(page).toHaveTitle('Sign in to Galley with ORCID – Stands in for ORCID')
  await axe()
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/researcher/grammar-check')
  await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Answered on/)).toBeVisible()
})

test('opens the only sign-in method, but not after Back, a decline or a sign-out', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const path = '/en/login/failure/Your+session+has+ended'
  const { person } = await backend.scenario('anonymous-closed', { path })
  const leaving = page.getByText(/^Taking you to/)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', atProvider)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(leaving).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in with ORCID' }).click()
  await page.getByRole('button', { name: 'Decline' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/login/failure/oauth-failure')
  await expect(page.getByText(/The provider did not confirm who you are/)).toBeVisible()

  await page.goto('/en/researcher')
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/researcher')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', signIn)).toBeFocused()
  await expect.poll(() => requests.filter((path) => path.endsWith('logout.gif'))).not.toEqual([])
  await page.reload()
  await expect(page.getByRole('link', { name: 'ORCID' })).toBeVisible()
  await expect(leaving).toHaveCount(0)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL('/jp/login')
  const title = messageIn('jp', 'pages', 'Sign in')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('ORCID')).toHaveCount(1)
})

test('keeps the language that was chosen before a visit to a provider', { tag: '@deep' }, async ({
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

test('keeps the language that was chosen before signing in, although its page is still loading', {
  tag: '@deep',
}, async ({ page, backend }) => {
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

test("assigns a visitor's work to the account after sign-in", { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const path = '/en/researcher/grammar-check'
  const { person } = await backend.scenario('anonymous', { path })
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('checkbox', { name: 'I’m not a robot' }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', signIn)).toBeVisible()
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  await expect(page.getByText('1 assessment')).toBeVisible()
})
