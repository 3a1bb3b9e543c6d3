import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { expect, test } from '../fixtures.ts'

/** The final path of each URL, by scenario. */
const redirects: [ScenarioName, [path: string, end: string][]][] = [
  [
    'returning-customer',
    [
      ['/en/researcher/rewards-plus', '/en/researcher/rewards'],
      ['/en/researcher/aje-plus?origin=mail', '/en/researcher/rewards?origin=mail'],
      ['/en/curie/plan?plan=year', '/en/rubriq/plan?plan=year'],
      ['/en/rubriq', '/en/rubriq'],
      ['/en/researcher/index/details/GX7KQ2M9', '/en/researcher/details/GX7KQ2M9'],
      ['/en/home', '/en/researcher'],
      ['/?origin=mail', '/en/researcher?origin=mail'],
      ['/researcher/index?origin=mail', '/en/researcher?origin=mail'],
      ['/en/researcher/no-such-page', '/en/researcher'],
      ['/en/no/such/page', '/en/no/such/page'],
      ['/en/error', '/en/error'],
      ['/en/researcher/wfoe-migration-status', '/en/researcher'],
    ],
  ],
  [
    'china',
    [
      ['/researcher', '/cn/researcher'],
      ['/', '/cn/researcher'],
    ],
  ],
  [
    'anonymous',
    [
      ['/en?origin=mail', '/en/login?origin=mail'],
      ['/en/register', '/en/register'],
      ['/en/certificate', '/en/certificate'],
      ['/en/error', '/en/error'],
      ['/en/researcher/submit/new', '/en/researcher/submit/get-started'],
      ['/en/researcher/grammar-check', '/en/researcher/grammar-check'],
      ['/en/testimonials', '/en/login?redirect=%2Fen%2Ftestimonials%2Fsubmit'],
      ['/en/account/addresses/7', '/en/login?redirect=%2Fen%2Faccount%2Faddresses%2F7'],
      ['/en/referral-rewards', '/en/login?redirect=%2Fen%2Freferral-rewards'],
      ['/en/chinese-digital-trial', '/en/login?redirect=%2Fen%2Fchinese-digital-trial'],
      ['/en/curie/plan', '/en/login?redirect=%2Fen%2Frubriq%2Fplan'],
      [
        '/en/researcher/invoices?a=b&c=d',
        '/en/login?redirect=%2Fen%2Fresearcher%2Finvoices%3Fa%3Db%26c%3Dd',
      ],
    ],
  ],
  [
    'hidden-invoices',
    [
      ['/en/researcher/invoices', '/en/researcher'],
      ['/en/researcher/invoices/unpaid', '/en/researcher'],
      ['/en/researcher/prepay', '/en/researcher'],
    ],
  ],
  ['new-customer', [['/en/researcher/rewards-plus', '/en/researcher']]],
  [
    'digital-off',
    [
      ['/en/researcher/grammar-check', '/en/researcher'],
      ['/en/researcher/digital-editing', '/en/researcher'],
    ],
  ],
  [
    'missing-fields',
    [
      ['/en/researcher/submit/new', '/en/account?redirect=%2Fen%2Fresearcher%2Fsubmit%2Fnew'],
      ['/en/certificate', '/en/certificate'],
    ],
  ],
  [
    'china-migrating',
    [
      ['/cn/researcher/submit/new', '/cn/researcher/wfoe-migration-status'],
      ['/cn/account', '/cn/researcher/wfoe-migration-status'],
    ],
  ],
  ['china-migration-waiting', [['/cn', '/cn/researcher/wfoe-migration-status']]],
  ['china-migrated', [['/cn/researcher/wfoe-migration-status', '/cn/researcher']]],
]

for (const [scenario, addresses] of redirects) {
  test(`each route opens or redirects in ${scenario}`, async ({ page, backend }) => {
    test.slow()
    // Session and cookie must have the site's language.
    const language = scenario.startsWith('china') ? 'cn' : 'en'
    await backend.scenario(scenario, { path: `/${language}/error` })
    await page.context().clearCookies()
    for (const [path, end] of addresses) {
      await test.step(`${path} redirects to ${end}`, async () => {
        await page.goto(path)
        await expect(page).toHaveURL(end)
        // The heading appears before its page.
        await expect(page.getByRole('contentinfo')).toBeVisible()
      })
    }
  })
}

test('returns from sign-in to the full address', async ({ page, backend }) => {
  await backend.scenario('anonymous', { path: '/en/researcher/invoices?page=2' })
  await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/en/researcher/invoices?page=2')
})

test('redirects to Rubriq where it is a separate site', async ({ page, backend }) => {
  const flags = { rubriq_hosted_elsewhere: true }
  await backend.scenario('returning-customer', { path: '/en/curie/plan', flags })
  await expect(page).toHaveURL(/\/external\/rubriq\/plan$/)
})

test('grants the free translation once, even on a second visit', async ({ page, backend, axe }) => {
  const flags = { chinese_digital_translation: true }
  const path = '/en/chinese-digital-trial'
  await backend.scenario('returning-customer', { path, flags })
  await expect(page).toHaveURL('/en/rubriq/plan/subscribe')
  await expect(page.getByText(/One free translation from Chinese has been added/)).toBeVisible()
  await axe()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Rubriq' })).toBeVisible()
  expect(await backend.calls('claimChineseDigitalTrial')).toHaveLength(0)
  await page.goto(path)
  await expect(page.getByText(/One free translation from Chinese has been added/)).toBeVisible()
  expect(await backend.calls('claimChineseDigitalTrial')).toHaveLength(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(path)
  await expect(page.getByText(/Your account has no free translation from Chinese/)).toBeVisible()
})

test('accepts the terms in the dialog and opens the portal once the account has moved', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('china-migrating', { path: '/en/researcher' })
  const popup = page.getByRole('dialog', { name: 'Terms of service' })
  await expect(popup).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL('/en/researcher/wfoe-migration-status')
  await page.getByRole('button', { name: 'Read and accept the terms' }).click()
  await backend.fault('acceptMigrationTerms', 'refusal=wfoe-terms-not-asked-for', 1)
  await popup.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(popup.getByText(/Your account is not being moved/)).toBeVisible()
  await popup.getByRole('button', { name: 'Reload the page' }).click()
  await popup.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(page.getByRole('heading', { name: 'Please check back later' })).toBeVisible()
  await axe()
  await expect(page.getByText(/^Last checked/)).toBeVisible()
  await backend.clock.advance(10 * 60_000)
  await expect(page).toHaveURL('/en/researcher')
  await expect(page.getByText('Your account has been moved. Welcome back.')).toBeVisible()
})

test('offers to move the account, or hides the notice until the next load', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('china-migration-eligible', { path: '/en/researcher' })
  await expect(page.getByText(/The move starts once your unpaid invoices/)).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Your account can move to our company in China')).toBeHidden()
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  await page.getByRole('link', { name: 'My orders' }).first().click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.getByText('Your account can move to our company in China')).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Move my account' }).click()
  await expect(page.getByText('You have chosen to move your account')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have chosen to move your account')).toBeVisible()
  // Five minutes later the person is in the group, as the next load reports.
  await backend.clock.advance(11 * 60_000)
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Terms of service' })).toBeVisible()
})

test('pays the invoices that block a move', async ({ page, backend, axe }) => {
  await backend.scenario('china-migration-eligible', { path: '/en/researcher' })
  await page.getByRole('button', { name: 'Move my account' }).click()
  await expect(page.getByText('You have chosen to move your account')).toBeVisible()
  await backend.clock.advance(11 * 60_000)
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the terms' }).click()
  await expect(page.getByText(/as soon as your invoices are paid/)).toBeVisible()
  await axe()
  await page.getByText('Show the invoices').click()
  await page.getByRole('link', { name: 'Pay invoice CN-40871' }).click()
  await expect(page).toHaveURL('/en/researcher/invoices/pay/CN-40871')
})

test('shows a not-found page for unknown paths below /researcher', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: '/en/researcher/no-such-page' })
  await expect(page).toHaveURL('/en/researcher')
  const message = 'There is no page at /researcher/no-such-page.'
  await expect(page.getByText(message, { exact: false })).toBeVisible()
})

for (const scenario of ['localization-mismatch', 'credit-notes-locked'] as const) {
  test(`shows a warning in the person's language and lets them sign out: ${scenario}`, async ({
    page,
    backend,
    axe,
  }) => {
    await backend.scenario(scenario, { path: '/en/certificate' })
    const title = /^Your account (belongs to another site|is locked)$/
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page).toHaveURL('/es/certificate')
    await page.goto('/en/certificate')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/en/login')
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  })
}

test('an incomplete account can change the language and sign out', async ({ page, backend }) => {
  await backend.scenario('missing-fields')
  await expect(page).toHaveURL('/en/account?redirect=%2Fen%2Fresearcher')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/jp\/account/)
  await page.goto('/en/account')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en\/login/)
})
