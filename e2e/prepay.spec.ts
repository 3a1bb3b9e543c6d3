import type { Page } from '@playwright/test'
import { cardForm } from '../mocks/testing/payment/payment-requests.ts'
import { paymentMethodIds } from '../src/api/generated/contract-codes.gen.ts'
import { expect, test } from './fixtures.ts'

const prepay = '/researcher/prepay'

function payInAdvance(page: Page, form: object): Promise<{ redirectUrl: string | null }> {
  return page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'prepay-00000000-1' }
    const call = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch('/api/prepay/payment', call)).json()
  }, form)
}

test('reports a payment declined on the external page and offers to pay later', {
  tag: '@deep',
}, async ({ page, backend }) => {
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
