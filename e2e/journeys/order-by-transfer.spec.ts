import { expect, test } from '../fixtures.ts'
import {
  acceptTerms,
  expectInvoiced,
  expectListed,
  payButton,
  paymentStep,
  thanked,
  totalShown,
} from '../support/order-steps.ts'

test('orders for a customer by bank transfer with a purchase order', async ({
  page,
  backend,
  axe,
}) => {
  const { person } = await backend.scenario('impersonator', paymentStep)
  const purchaseOrder = `PO ${person.identity}`
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByLabel('Purchase order number').fill(purchaseOrder)
  await acceptTerms(page)
  await axe()
  const total = await totalShown(page)
  await payButton(page).click()
  const number = await thanked(page)
  await expectInvoiced(page, total)
  await expect(page.getByText(`Please transfer ${total}`)).toBeVisible()
  await expect(page.getByText(`Your purchase order number is ${purchaseOrder}.`)).toBeVisible()
  await axe()
  await expectListed(page, { number })
})
