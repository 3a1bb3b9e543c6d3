import type { Browser, Page } from '@playwright/test'
import { lookAtRow, openDevtools } from './devtools/in-devtools.ts'
import { expect } from './fixtures.ts'
import { test } from './support/other-server.ts'

test('resets a password', async ({ page, backend }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login/forgot-password' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  const panel = await openDevtools(page, 'Outbox')
  await panel.getByText('Choose a new password').first().click()
  await panel.getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByLabel('New password').fill('a much longer secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('finishes an assessment by moving the clock', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('assessments', { path: '/en/researcher/grammar-check' })
  await backend.clock.resume()
  const panel = await openDevtools(page, 'Clock')
  await panel.getByRole('button', { name: 'Freeze' }).click()
  await expect(panel.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.getByRole('link', { name: 'Nitrate after the flood.docx' }).click()
  await expect(page.getByText(/working out its score/)).toBeVisible()
  await backend.settled()
  await panel.getByRole('button', { name: '45 seconds' }).click()
  await expect(page.getByRole('heading', { name: 'Language quality' })).toBeVisible()
})

test('shows an order search that fails once', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  const panel = await openDevtools(page, 'Faults')
  await panel.getByRole('combobox', { name: 'Operation' }).selectOption('searchOrders')
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await expect(panel.getByText('searchOrders:503:1')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your orders could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('pays a boleto two working days later', async ({ page, backend }) => {
  const { boleto } = await backend.scenario('brazil')
  await expect(await lookAtRow(page, 'payments', boleto)).toHaveValue(/"status": "open"/)
  const panel = await openDevtools(page, 'Clock')
  await panel.getByRole('button', { name: '2 working days' }).click()
  await expect(await lookAtRow(page, 'payments', boleto)).toHaveValue(/"status": "approved"/)
})

/** Opens the link that Devtools makes of this state, in another browser. */
async function atTheLink(page: Page, browser: Browser): Promise<Page> {
  const panel = await openDevtools(page, 'Share')
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const link = await panel.getByText('#world=').innerText()
  const other = await browser.newPage()
  await other.goto(link)
  return other
}

test('shares a link to the paid boleto', { tag: '@deep' }, async ({ page, backend, browser }) => {
  const { boleto } = await backend.scenario('brazil')
  await backend.clock.advance(7 * 24 * 3_600_000)
  const other = await atTheLink(page, browser)
  await expect(await lookAtRow(other, 'payments', boleto)).toHaveValue(/"status": "approved"/)
})

test('shares a link to the failing search', { tag: '@deep' }, async ({
  page,
  backend,
  browser,
}) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  await backend.fault('searchOrders', '503', 1)
  const other = await atTheLink(page, browser)
  await expect(other.getByText('Your orders could not be loaded')).toBeVisible()
  await other.getByRole('button', { name: 'Try again' }).click()
  await expect(other.getByText('24 orders')).toBeVisible()
})

test('shares a link to the assessment', { tag: '@deep' }, async ({ page, backend, browser }) => {
  const path = '/en/researcher/grammar-check/details/{assessments.scoring}'
  await backend.scenario('assessments', { path })
  await expect(page.getByText(/working out its score/)).toBeVisible()
  const other = await atTheLink(page, browser)
  await expect(other.getByText(/working out its score/)).toBeVisible()
  const panel = await openDevtools(other, 'Clock')
  await panel.getByRole('button', { name: '45 seconds' }).click()
  await expect(other.getByRole('heading', { name: 'Language quality' })).toBeVisible()
})

test('shares a link to the email of a password reset', { tag: '@deep' }, async ({
  page,
  backend,
  browser,
}) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login/forgot-password' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  const other = await atTheLink(page, browser)
  const panel = await openDevtools(other, 'Outbox')
  await panel.getByText('Choose a new password').first().click()
  await panel.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(other.getByLabel('New password')).toBeVisible()
})

test('sends one operation to a real server and shows its breach of the contract', async ({
  page,
  backend,
  otherServer,
}) => {
  await backend.scenario('returning-customer')
  const panel = await openDevtools(page, 'Server')
  await panel.getByLabel('Address of the real server').fill(otherServer)
  await panel.getByRole('checkbox', { name: /^searchOrders / }).check()
  await openDevtools(page, 'Calls')
  await panel.getByRole('button', { name: /searchOrders/ }).click()
  await panel.getByRole('button', { name: 'Send again' }).click()
  await panel.getByRole('button', { name: /violated by the real server/ }).click()
  await expect(panel.getByText('/answer/pagination')).toBeVisible()
})
