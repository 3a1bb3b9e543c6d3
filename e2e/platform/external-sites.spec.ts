import { expect, test } from '../fixtures.ts'

test('stores a message to support about an order', { tag: '@deep' }, async ({
  page,
  backend,
  axe,
}) => {
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

test('pays a bank slip once, on a page with its own style, on a static host', {
  tag: '@deep',
}, async ({ page, backend, axe }) => {
  const { boleto } = await backend.scenario('brazil', { path: '/br/researcher' })
  const application = await (await page.request.get('/404.html')).text()
  const path = `/external/boleto/${boleto}`
  await page.route(path, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: application }),
  )
  await page.goto(path)
  await expect(page.getByRole('heading', { name: /^Pay R\$/ })).toBeVisible()
  await expect(page).toHaveURL(path)
  await axe()
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
  await page.getByRole('button', { name: 'Pay the slip at a bank' }).click()
  await expect(page.getByText(/^Paid at a bank on/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveText(['Back to Galley'])
  await page.getByRole('button', { name: 'Back to Galley' }).click()
  await expect(page).toHaveURL('/br/researcher')
})

test('opens the page for a posted form', { tag: '@deep' }, async ({ page, backend, axe }) => {
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

test('redirects a customer of another localization to its site, whose world starts', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('localization-redirect')
  await expect(page).toHaveURL('/external/localization/jp')
  await expect(page.getByRole('heading', { name: 'The site for Japan' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to the site for Japan' }).click()
  await expect(page).toHaveURL('/jp/researcher')
})
