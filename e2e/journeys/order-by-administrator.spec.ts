import type { Page } from '@playwright/test'
import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptTerms,
  expectListed,
  expectPaid,
  orderFormFolder,
  payButton,
  stepHeading,
  thanked,
  totalShown,
} from '../support/order-steps.ts'
import { typeCard } from '../support/payment-steps.ts'

const path = `${orderFormFolder}/details`
const title = 'Caddis larvae after a dry summer'

/** From the details, which ask for the administrator's options. Returns the total. */
async function orderByCard(page: Page): Promise<string> {
  await page.getByLabel(/^Project title/).fill(title)
  await page.getByLabel(/^Area of study/).fill('ecology')
  await page.getByRole('option').first().click()
  await page
    .getByRole('group', { name: 'Suppress invoice creation?' })
    .getByRole('radio', { name: 'No' })
    .check()
  await page.getByRole('checkbox', { name: /^Notify the customer/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(stepHeading(page, 'Payment details')).toBeVisible()
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await typeCard(page, testCardNumbers.approved)
  await acceptTerms(page)
  const total = await totalShown(page)
  await payButton(page).click()
  return total
}

test('pays for an order that an administrator began', async ({ page, backend, axe }) => {
  await backend.scenario('admin-order', { path })
  const total = await orderByCard(page)
  const number = await thanked(page)
  await expectPaid(page, total)
  await axe()
  await expectListed(page, { number, title })
})
