import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const flags = { wechat_sso: true }
const redirect = '/en/researcher/grammar-check'

/** Opens the sign-in dialog, and the page of the phone that scanned its code. */
async function scan(page: Page) {
  await page.getByRole('button', { name: 'Sign in with WeChat' }).click()
  await expect(page.getByRole('img', { name: 'QR code for WeChat' })).toBeVisible()
  const link = page.getByRole('link', { name: /^Open WeChat/ })
  const [phone] = await Promise.all([page.waitForEvent('popup'), link.click()])
  return phone
}

test('signs in with a code that is scanned and confirmed', async ({ page, backend, axe }) => {
  const path = `/en/login?redirect=${redirect}`
  const { person } = await backend.scenario('anonymous', { path, flags })
  const phone = await scan(page)
  await axe()
  await phone.getByRole('radio', { name: person.fullName }).check()
  await phone.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(phone.getByText(/^Approved/)).toBeVisible()
  await phone.close()
  await backend.clock.advance(4_000)
  await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
  await expect(page).toHaveURL(redirect)
  await page.reload()
  await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
})

test('redirects a new customer to registration and keeps the requested page', async ({
  page,
  backend,
}) => {
  await backend.scenario('anonymous', { path: `/en/login?redirect=${redirect}`, flags })
  const phone = await scan(page)
  await phone.getByLabel('First name').fill('Noor')
  await phone.getByLabel('Last name').fill('Haddad')
  await phone.getByRole('button', { name: 'Approve as a new person' }).click()
  await expect(phone.getByText(/^Approved/)).toBeVisible()
  await phone.close()
  await backend.clock.advance(4_000)
  await expect(page).toHaveURL(/\/en\/register\/confirm\/[\w-]+\?redirect=%2Fen%2Fresearcher/)
})

test('reports that a code has expired, stops polling and gets a new one', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('anonymous', { path: '/en/login', flags })
  const phone = await scan(page)
  await phone.close()
  await backend.clock.advance(2_000)
  await expect.poll(async () => (await backend.calls('getWechatLogin')).length).toBe(1)
  const expired = page.getByText(/^The QR code has expired/)
  // The page may not have started its next poll yet.
  await expect(async () => {
    await backend.clock.advance(120_000)
    await expect(expired).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await axe()
  const callCount = (await backend.calls('getWechatLogin')).length
  await page.getByRole('button', { name: 'Get a new code' }).click()
  await expect(page.getByText(/^Waiting for your confirmation/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get a new code' })).toBeFocused()
  expect(await backend.calls('getWechatLogin')).toHaveLength(callCount)
  expect(await backend.calls('createWechatLogin')).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in with WeChat' })).toBeFocused()
  await backend.clock.advance(10_000)
  expect(await backend.calls('getWechatLogin')).toHaveLength(callCount)
})
