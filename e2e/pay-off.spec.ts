import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { acceptTerms, pay, typeCard } from './support/payment-steps.ts'

const one = '/en/researcher/invoices/pay/US-90321'
const both = '/en/researcher/invoices/pay/{unpaidInvoices.0},{unpaidInvoices.1}'
const unpaid = /\/en\/researcher\/invoices\/unpaid(\?|$)/
const paid = 'Thank you. We have received your payment.'

const receipt = (page: Page) => page.getByRole('region', { name: 'Payment received' })

type Tables = { payments: { receiptCode: string; status: string }[] }

/** Receipt codes of payments since the scenario began that have money. */
async function payments(backend: { world: () => Promise<string> }) {
  const { tables }: { tables: Tables } = JSON.parse(await backend.world())
  const approved = tables.payments.filter(({ status }) => status === 'approved')
  return approved.map(({ receiptCode }) => receiptCode).filter((code) => /^RC-1\d{5}$/.test(code))
}

test('pays an invoice by card from the dashboard; banner, list and order follow', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer', { path: '/en/researcher' })
  await page.getByText('Show the invoices').click()
  await page.getByRole('link', { name: 'Pay invoice US-90321' }).click()
  await expect(page.getByRole('heading', { name: 'Pay invoice US-90321' })).toBeFocused()
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await typeCard(page, '4242 4242 4242 4242')
  await acceptTerms(page)
  await pay(page).click()
  await expect(page.getByText(paid)).toBeVisible()
  await expect(page).toHaveURL(/\/invoices\/unpaid\?receipt=RC-\d+$/)
  await expect(receipt(page)).toContainText('US-90321')
  await expect(receipt(page)).toContainText('Credit card')
  await expect(page.getByRole('checkbox', { name: 'Select invoice US-90187' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select invoice US-90321' })).toBeHidden()
  await receipt(page).getByRole('link', { name: 'Go to my orders' }).click()
  await expect(page.getByText('1 unpaid invoice')).toBeVisible()
  await page.goBack()
  await expect(receipt(page)).toBeVisible()
  await page.goto(one)
  await expect(page.getByRole('heading', { name: 'Nothing is left to pay' })).toBeVisible()
  expect(await payments(backend)).toHaveLength(1)
})

test('pays several by PayPal, which leads back to the unpaid invoices', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('ten-unpaid', { path: both })
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await acceptTerms(page)
  await pay(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(/^PayPal declined the payment/)).toBeVisible()
  await expect(page).toHaveURL(unpaid)
  await page.getByRole('link', { name: 'Pay again' }).click()
  await expect(pay(page)).toHaveText('Pay $364')
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
  await pay(page).click()
  await page.getByRole('button', { name: 'Pay $364' }).click()
  await expect(page.getByText(paid)).toBeVisible()
  await expect(receipt(page)).toContainText('US-\u206090261 and US-\u206090000')
  await expect(receipt(page)).toContainText('PayPal')
  expect(await payments(backend)).toHaveLength(1)
})

test('asks about a lost answer after a reload, and charges once', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: one })
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await typeCard(page, '4242 4242 4242 4242')
  await acceptTerms(page)
  await backend.fault('payOffInvoices', 'lost-answer', 1)
  await backend.fault('loadInvoices', '503', 1)
  await pay(page).dblclick()
  await expect(
    page.getByText('We don’t know yet whether your payment arrived', { exact: true }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText(paid)).toBeVisible()
  await expect(receipt(page)).toBeVisible()
  expect(await payments(backend)).toHaveLength(1)
})
