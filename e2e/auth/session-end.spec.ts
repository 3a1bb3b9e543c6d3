import type { FaultRequest } from '../../mocks/backend/calls/faults.ts'
import { expect, test } from '../fixtures.ts'
import { register } from '../support/another-person.ts'

const again = { name: 'Please sign in again' }
const ended: FaultRequest = ['createLanguageAssessments', '401', 1]

test('asks to sign in again in place and repeats the same attempt', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const path = '/en/researcher/grammar-check'
  const { person } = await backend.scenario('new-customer', { path, faults: [ended] })
  const keys: (string | null)[] = []
  page.on('request', async (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/grammar-check/create')) return
    keys.push(await request.headerValue('Idempotency-Key'))
  })
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  const dialog = page.getByRole('alertdialog', again)
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(person.email)
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/password is incorrect/)).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/details\//)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}-\d+$/)
  expect(keys[1]).toBe(keys[0])
})

test('can be closed and reopens, and continues in every tab after signing in again in one', async ({
  page,
  backend,
  context,
}) => {
  const { person } = await backend.scenario('returning-customer')
  const other = await context.newPage()
  await other.goto('/en/researcher')
  for (const tab of [page, other]) await expect(tab.getByText('24 orders')).toBeVisible()
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  for (const tab of [page, other]) {
    // Hovering the link would prefetch and open the dialog before the click.
    await tab.getByRole('link', { name: 'Next page' }).dispatchEvent('click')
    await expect(tab.getByRole('alertdialog', again)).toBeVisible()
  }
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const orders = page.getByRole('alert').filter({ hasText: 'Your orders could not be loaded' })
  await orders.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alertdialog', again)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
    await expect(tab.getByText('24 orders')).toBeVisible()
  }
})

test('starts over when another person signs in', { tag: '@deep' }, async ({ page, backend }) => {
  const { person, registration } = await backend.scenario('anonymous', { path: '/en/login' })
  await register(page, registration)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await backend.fault('searchLanguageAssessments', 'refusal=invalid-user', 1)
  await page.getByRole('link', { name: 'Grammar Check' }).click()
  const dialog = page.getByRole('alertdialog', again)
  await dialog.getByLabel('E-mail address').fill(registration.email)
  await dialog.getByLabel('Password', { exact: true }).fill(registration.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page).toHaveURL('/en/researcher')
  const account = `Account of ${registration.firstName} ${registration.lastName}`
  await expect(page.getByRole('button', { name: account })).toBeVisible()
  await expect(page.getByText(person.fullName)).toHaveCount(0)
})
