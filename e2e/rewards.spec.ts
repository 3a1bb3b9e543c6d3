import { expect, test } from './fixtures.ts'

test('links from the orders to points and referrals, whose link opens the registration', {
  tag: '@deep',
}, async ({ page, context, backend }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await backend.scenario('returning-customer')
  await page.getByRole('link', { name: 'See your rewards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeFocused()
  await page.getByRole('link', { name: 'See your referrals' }).click()
  await expect(page.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible()
  await expect(page.getByText('$120')).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Your referral link has been copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/en\/register\/[A-Z0-9]+$/)
  const { pathname } = new URL(link)
  await backend.scenario('anonymous', { path: pathname.replace('/en', '') })
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
})

test('shows points of an order that was paid in the meantime', { tag: '@deep' }, async ({
  page,
  context,
  backend,
}) => {
  const { transfer } = await backend.scenario('returning-customer')
  await expect(page.getByText('1,840 points')).toBeVisible()
  const bank = await context.newPage()
  await bank.goto(`/external/bank/${transfer}`)
  await bank.getByRole('button', { name: 'Receive the transfer' }).click()
  await expect(bank.getByText(/^Approved on/)).toBeVisible()
  await bank.close()
  await page.getByRole('link', { name: 'Grammar Check' }).click()
  await expect(page.getByRole('heading', { name: 'Free Grammar Check' })).toBeVisible()
  await backend.clock.advance(61_000)
  await page.getByRole('link', { name: /^My orders/ }).click()
  await expect(page.getByText('1,906 points')).toBeVisible()
})

test('leaves out the card of a QR code that could not be loaded', { tag: '@deep' }, async ({
  page,
}) => {
  await page.context().route('**/assets/referral-qr-code-*.js', (route) => route.abort())
  await page.goto('/en/referral-rewards?scenario=returning-customer&clock=frozen')
  await expect(page.getByText('Colleagues invited')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Share in person' })).toHaveCount(0)
})
