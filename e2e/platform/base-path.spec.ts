import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import type { FactsOf, ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { readPdf } from '../../mocks/testing/pdf-text.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { servedAt } from '../support/served-at.ts'

// The demo in a folder of a static host: every deep URL is answered by its 404.html.

const folder = '/below'
const now = new Date(fixedNow).toISOString()

const test = base.extend<{ site: string }>({
  baseURL: async ({ baseURL }, use) => {
    await use(servedAt(baseURL, 'below'))
  },
  site: [
    async ({ context, baseURL }, use) => {
      const failures: string[] = []
      watch(context, baseURL ?? '', failures)
      await use(`${baseURL}${folder}`)
      expect(failures).toEqual([])
    },
    { auto: true },
  ],
})

/** Fails for errors except a deep URL's 404, and for calls outside the folder. */
function watch(context: BrowserContext, origin: string, failures: string[]): void {
  context.on('console', (message) => {
    const { pathname } = new URL(message.location().url, origin)
    const isDeep = / 404 /.test(message.text()) && !/\.\w+$/.test(pathname)
    if (message.type() === 'error' && !isDeep) failures.push(message.text())
  })
  context.on('weberror', (error) => failures.push(String(error.error())))
  context.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(`${origin}${folder}/`)) failures.push(url)
  })
}

async function open<Name extends ScenarioName>(
  page: Page,
  name: Name,
  path: string,
): Promise<FactsOf<Name>> {
  const { facts } = await loadScenario({ name, now: fixedNow })
  const settings = new URLSearchParams({ scenario: name, now, clock: 'frozen' })
  await page.goto(`${folder}${path}?${settings}`)
  await page.waitForFunction(() => globalThis.galley !== undefined)
  return facts
}

/** By keyboard: a pointer would rest on a link behind the menu, whose page is then loaded ahead. */
async function signOut(page: Page, account: Locator) {
  await account.press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByRole('heading', heading('Sign in'))).toBeVisible()
}

const heading = (name: string | RegExp) => ({ name, level: 1 })

test('opens deep addresses and reloads them', { tag: '@deep' }, async ({ page }) => {
  await open(page, 'returning-customer', '/en/researcher/grammar-check')
  const title = page.getByRole('heading', heading('Free Grammar Check'))
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(`${folder}/en/researcher/grammar-check`)
  await page.reload()
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`${folder}/es/researcher/grammar-check`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  for (const moved of ['/', '/researcher', '/es/home', '/es/researcher/index']) {
    await page.goto(`${folder}${moved}`)
    await expect(page).toHaveURL(`${folder}/es/researcher`)
  }
  await expect(page.getByText(/^GX[A-Z0-9]{6}$/).first()).toBeVisible()
  // Not UTF-8, so no page, but the frame is shown.
  await page.goto(`${folder}/en/nowhere/%E9`)
  await expect(page.getByRole('heading', heading('Page not found'))).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('signs out in all tabs, and in by password and by provider', { tag: '@deep' }, async ({
  page,
}) => {
  const { person } = await open(page, 'returning-customer', '/en/researcher')
  const account = page.getByRole('button', { name: `Account of ${person.fullName}` })
  const logout = page.waitForRequest(`**${folder}/external/localization/jp/api/auth/logout.gif`)
  await signOut(page, account)
  await logout
  await expect(page).toHaveURL(`${folder}/en/login`)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('24 orders')).toBeVisible()
  await signOut(page, account)

  await page.goto(`${folder}/en/login?redirect=/en/researcher/grammar-check`)
  await page.getByRole('link', { name: /ORCID/ }).click()
  await expect(page.getByRole('heading', heading('Sign in to Galley with ORCID'))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${folder}/external/sign-on/orcid/\\w+$`))
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${folder}/en/researcher/grammar-check`)
  await expect(account).toBeVisible()
})

test('opens a page from its link in an email', { tag: '@deep' }, async ({ page }) => {
  const { person } = await open(page, 'anonymous', '/en/login/forgot-password')
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', heading('Check your e-mail'))).toBeVisible()
  await page.goto(`${folder}/external/mail/?to=${person.email}`)
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page.getByText('At least 8 characters.')).toBeVisible()
  await page.getByLabel('New password').fill('a much longer secret')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${folder}/en/researcher`)
  await expect(page.getByRole('heading', heading(/^Welcome/))).toBeVisible()
})

test('opens calls and external pages as addresses, also in a frame', { tag: '@deep' }, async ({
  page,
}) => {
  const { assessments } = await open(page, 'assessments', '/en/researcher/grammar-check')
  await page.goto(`${folder}/en/researcher/grammar-check/details/${assessments.fiveKinds}`)
  await page.getByRole('link', { name: 'Get started with editing' }).click()
  await expect(page).toHaveURL(new RegExp(`${folder}/en/researcher/submit/`))
  const { boleto } = await open(page, 'brazil', '/br/researcher')
  const address = `${folder}/external/boleto/${boleto}`
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }))
  }, address)
  const slip = heading(/^Pay R\$/)
  await expect(page.frameLocator('iframe').getByRole('heading', slip)).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', slip)).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('prints the address of a certificate with the folder', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const { certificate } = await open(page, 'anonymous', '/en/certificate')
  const bytes = await page.evaluate(
    async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())],
    `${folder}/api/certificate/${certificate}/pdf`,
  )
  const { links } = await readPdf(new Uint8Array(bytes))
  const path = `/en/certificate/verify/${certificate}`
  expect(links).toEqual([`${baseURL}${folder}${path}`])
  await page.goto(links[0] ?? '')
  await expect(page.getByRole('heading', heading('This certificate is genuine'))).toBeVisible()
})

test('opens the state of one browser in another', { tag: '@deep' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { person } = await open(page, 'returning-customer', '/en/researcher')
  await signOut(page, page.getByRole('button', { name: `Account of ${person.fullName}` }))
  await page.getByRole('button', { name: 'Devtools', exact: true }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByText(`${baseURL}${folder}/en/login#world=`)
  const other = await browser.newContext()
  const there = await other.newPage()
  await there.goto((await link.textContent()) ?? '')
  await expect(there).toHaveURL(`${baseURL}${folder}/en/login`)
  await expect(there.getByRole('heading', heading('Sign in'))).toBeVisible()
  await other.close()
})
