import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptTerms,
  expectListed,
  expectPaid,
  payButton,
  paymentStep,
  thanked,
  totalShown,
} from '../support/order-steps.ts'
import { typeCard } from '../support/payment-steps.ts'

const withDecimals = /[¥￥][\d,]*\.\d/

test('orders in yen by card, without decimals', async ({ page, backend }) => {
  await backend.scenario('japan', paymentStep)
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await typeCard(page, testCardNumbers.approved)
  await acceptTerms(page)
  const total = await totalShown(page)
  expect(total).toMatch(/^¥\d{1,3}(,\d{3})+$/)
  await expect(payButton(page)).toHaveText(`Pay ${total}`)
  await expect(page.getByRole('main')).not.toContainText(withDecimals)
  await payButton(page).click()
  const number = await thanked(page)
  await expectPaid(page, total)
  await expect(page.getByRole('main')).not.toContainText(withDecimals)
  await expectListed(page, { number, status: 'Awaiting files' })
  await expect(page.getByRole('main')).not.toContainText(withDecimals)
})
