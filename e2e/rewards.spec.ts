import { expect, test } from './fixtures.ts'

test('copies a code, shows used codes and pages through the points', async ({
  page,
  context,
  backend,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { codes } = await backend.scenario('elite', { path: '/researcher/rewards' })
  await page.getByRole('button', { name: `Copy code ${codes.earned}` }).click()
  await expect(page.getByText(`Code ${codes.earned} copied.`, { exact: false })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.earned)
  // The message is sticky, so it is visible on a scrolled page.
  await page.getByRole('button', { name: `Copy code ${codes.open}` }).click()
  await expect(page.getByText(`Code ${codes.open} copied.`, { exact: false })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(page.getByText(codes.earnedAndUsed)).toBeHidden()
  await page.getByRole('button', { name: 'Show 1 used code' }).click()
  await expect(page.getByText(codes.earnedAndUsed)).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('page 2 of 7')).toBeVisible()
  await expect(page).toHaveURL(/\/researcher\/rewards\?page=2$/)
  await page.goBack()
  await expect(page.getByText('page 1 of 7')).toBeVisible()
})

test('legacy addresses redirect to the rewards, or to the orders without rewards', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer', { path: '/researcher/rewards-plus' })
  await expect(page).toHaveURL(/\/en\/researcher\/rewards$/)
  await expect(page.getByText('2,160 points to Elite')).toBeVisible()
  await backend.scenario('new-customer', { path: '/researcher/rewards' })
  await expect(page).toHaveURL(/\/en\/researcher$/)
})

test('links from the orders to points and referrals, whose link opens the registration', async ({
  page,
  context,
  backend,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await backend.scenario('returning-customer')
  await page.getByRole('link', { name: 'See your rewards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeFocused()
  await page.getByRole('link', { name: 'See your referrals' }).click()
  await expect(page.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible()
  await expect(page.getByText('$120')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Your referral link has been copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/en\/register\/[A-Z0-9]+$/)
  const { pathname } = new URL(link)
  await backend.scenario('anonymous', { path: pathname.replace('/en', '') })
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
})

test('promotions fit 320 pixels, in the dark scheme too, and work by keyboard', async ({
  page,
  context,
  backend,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const { codes } = await backend.scenario('elite', { path: '/researcher/coupons' })
  await expect(page.getByText('Expires soon')).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await axe()
  await page.getByRole('button', { name: `Copy code ${codes.endsSoon}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Code ${codes.endsSoon} copied.`, { exact: false })).toBeVisible()
})

test('shows points of an order that was paid in the meantime', async ({
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
