import { expect, test } from '../fixtures.ts'

const failed = '/en/login/failure/oauth-failure'

test('signs in by a provider and comes back', async ({ page, backend, axe }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login' })
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.goto('/api/auth/opa/orcid?redirect=/en/researcher/grammar-check')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Galley with ORCID')
  await expect(page).toHaveTitle('Sign in to Galley with ORCID – Stands in for ORCID')
  await axe()
  await page.getByRole('radio', { name: person.fullName }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/researcher/grammar-check')
  await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Answered on/)).toBeVisible()
})

test('returns with a failure after a decline', async ({ page, backend }) => {
  await backend.scenario('anonymous', { path: '/en/login' })
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.goto('/api/auth/opa/orcid')
  await page.getByRole('button', { name: 'Decline' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(failed)
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('shows sent emails with working links', async ({ page, backend, axe }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login' })
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.evaluate(
    (email) =>
      fetch('/api/auth/request-password-reset', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
    person.email,
  )
  expect(await backend.mails(person.email)).toMatchObject([{ subject: 'Choose a new password' }])
  await page.goto('/external/mail/')
  await expect(page.getByRole('heading', { name: '1 e-mail' })).toBeVisible()
  await axe()
  await page.getByLabel('Recipient').fill('nobody@example.edu')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'No e-mails yet' })).toBeVisible()
  await page.goto(`/external/mail/?to=${person.email}`)
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
  await axe()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL(/\/en\/login\/reset-password\/\w+\/user-helen-marsh$/)
})

test('stores a message to support about an order', async ({ page, backend, axe }) => {
  const { person } = await backend.scenario('returning-customer')
  const link = page.getByRole('link', { name: /^Send us the proof of payment/ }).first()
  const [support] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await support.getByLabel('Your message').fill('It is paid since Monday.')
  await support.getByRole('button', { name: 'Send message' }).click()
  await expect(support.getByRole('status')).toHaveText('Done: Send message.')
  await support.close()
  await page.goto('/external/mail/?to=support@galley.example')
  await page.getByRole('link', { name: /^Proof of payment, order / }).click()
  await expect(page.getByText(`From: ${person.email}`)).toBeVisible()
  await expect(page.getByText('It is paid since Monday.')).toBeVisible()
  await axe()
})

test('pays a bank slip once, on a page with its own style', async ({ page, backend, axe }) => {
  const { boleto } = await backend.scenario('brazil', { path: '/br/researcher' })
  await page.goto(`/external/boleto/${boleto}`)
  await expect(page.getByRole('heading', { name: /^Pay R\$/ })).toBeVisible()
  await axe()
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
  await page.getByRole('button', { name: 'Pay the slip at a bank' }).click()
  await expect(page.getByText(/^Paid at a bank on/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveText(['Back to Galley'])
  await page.getByRole('button', { name: 'Back to Galley' }).click()
  await expect(page).toHaveURL('/br/researcher')
})

test('opens the page for a posted form', async ({ page, backend, axe }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/external/alipay/RC-1'
    document.body.append(form)
    form.submit()
  })
  await expect(page).toHaveURL('/external/alipay/RC-1')
  await expect(page.getByRole('heading', { name: 'No such payment' })).toBeVisible()
  await axe()
})

test('opens on a static host', async ({ page, backend }) => {
  const { boleto } = await backend.scenario('brazil', { path: '/br/researcher' })
  const application = await (await page.request.get('/404.html')).text()
  const path = `/external/boleto/${boleto}`
  await page.route(path, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: application }),
  )
  await page.goto(path)
  await expect(page.getByRole('heading', { name: /^Pay R\$/ })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('starts the world of another site', async ({ page, backend }) => {
  await backend.scenario('localization-redirect')
  await page.getByRole('button', { name: 'Continue to the site for Japan' }).click()
  await expect(page).toHaveURL('/jp/researcher')
})
