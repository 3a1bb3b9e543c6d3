import type { Page } from '@playwright/test'
import { boletoForm, cardForm } from '../mocks/testing/payment/payment-requests.ts'
import { paymentMethodIds } from '../src/api/generated/contract-codes.gen.ts'
import { expect, test } from './fixtures.ts'

const prepay = '/researcher/prepay'

test('shows the first entries of each list, all entries and an invoice as PDF, by keyboard', async ({
  page,
  backend,
  axe,
}) => {
  const { prepayments } = await backend.scenario('prepaid', { path: prepay })
  const rows = page.getByRole('table', { name: 'Prepayments' }).getByRole('row')
  // Includes the header row.
  await expect(rows).toHaveCount(6)
  await axe()
  await page.getByRole('button', { name: 'Show all 7' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(8)
  await page.getByRole('link', { name: `Invoice (PDF) for ${prepayments.full}` }).focus()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
})

test('opens the invoice that remains to be paid and returns', async ({ page, backend }) => {
  const { prepayments } = await backend.scenario('prepaid', { path: prepay })
  await page.getByRole('link', { name: `Pay now for ${prepayments.unpaid}` }).click()
  await expect(page).toHaveURL(new RegExp(`${prepay}/${prepayments.unpaid}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Pay $150' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'PrePay', level: 1 })).toBeVisible()
})

test('reports the outcome of a payment and shows the new balance', async ({ page, backend }) => {
  await backend.scenario('prepaid', { path: `${prepay}/complete/success` })
  await expect(page.getByRole('region', { name: 'Your prepayment' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${prepay}\\?sent=true$`))
  await expect(page.getByText('$679.50')).toBeVisible()
  expect((await backend.calls('loadInvoices')).length).toBeGreaterThan(0)

  await backend.scenario('prepaid', { path: `${prepay}/complete/cancelled` })
  await expect(page.getByText('An error occurred processing your payment')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${prepay}$`))
})

function payInAdvance(page: Page, form: object): Promise<{ redirectUrl: string | null }> {
  return page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'prepay-00000000-1' }
    const call = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch('/api/prepay/payment', call)).json()
  }, form)
}

test('returns from the external page with the payment made', async ({ page, backend }) => {
  await backend.scenario('prepaid', { path: prepay })
  await expect(page.getByText('$679.50')).toBeVisible()
  const paypal = {
    ...cardForm,
    creditCard: undefined,
    paymentMethodId: paymentMethodIds.payPal,
    amount: 250,
  }
  const { redirectUrl } = await payInAdvance(page, paypal)
  await page.goto(redirectUrl ?? '')
  await page.getByRole('button', { name: 'Pay $250' }).click()
  await expect(page.getByText('We have received your payment')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${prepay}\\?receipt=RC-`))
  await expect(page.getByText('$929.50')).toBeVisible()
})

test('reports a payment declined on the external page and offers to pay later', async ({
  page,
  backend,
}) => {
  await backend.scenario('prepaid', { path: prepay })
  const paypal = {
    ...cardForm,
    creditCard: undefined,
    paymentMethodId: paymentMethodIds.payPal,
    amount: 250,
  }
  const { redirectUrl } = await payInAdvance(page, paypal)
  await page.goto(redirectUrl ?? '')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('An error occurred processing your payment')).toBeVisible()
  await expect(page.getByText('$679.50')).toBeVisible()
  await expect(page).toHaveURL(/\/prepay\/US-RT-2/)
  await expect(page.getByRole('button', { name: 'Pay $250' })).toBeVisible()
})

test('offers the boleto of a pending invoice', async ({ page, backend }) => {
  await backend.scenario('brazil', { path: '/researcher' })
  await payInAdvance(page, { ...boletoForm, amount: 2_000 })
  await page.goto(`/en${prepay}`)
  const row = page.getByRole('row', { name: /Not paid yet/ })
  await expect(row).toContainText('R$\u00a02.000')
  await row.getByRole('link', { name: /^download boleto/ }).click()
  await expect(page).toHaveURL(/\/external\/boleto\//)
})

test('reports an unknown invoice number', async ({ page, backend }) => {
  await backend.scenario('prepaid', { path: `${prepay}/US-RT-0000` })
  await expect(page.getByText('We could not find prepayment US-RT-0000')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your prepayments' }).click()
  await expect(page).toHaveURL(new RegExp(`${prepay}$`))
})

test('hides PrePay where it is switched off or hidden', async ({ page, backend }) => {
  for (const path of [prepay, `${prepay}/US-RT-1011`, `${prepay}/complete/success`]) {
    await backend.scenario('prepay-off', { path })
    const off = page.getByRole('heading', { name: 'Prepayments are disabled' })
    await expect(off).toBeVisible()
  }
  await backend.scenario('hidden-invoices', { path: prepay })
  await expect(page).toHaveURL(/\/en\/researcher$/)
})

test('fits 320 pixels, in the dark scheme too', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await backend.scenario('prepaid', { path: prepay })
  await page.getByRole('button', { name: 'Show all 7' }).click()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await axe()
})
