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

test('orders with Alipay and a fapiao', async ({ page, backend, axe }) => {
  const { fapiao, phone } = await backend.scenario('china-fapiao-at-order', paymentStep)
  await page.getByRole('radio', { name: /^Alipay/ }).check()
  const question = page.getByRole('group', { name: 'Do you need a fapiao?' })
  await question.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('radio', { name: 'General fapiao' }).check()
  await page.getByRole('radio', { name: 'As soon as the order is paid' }).check()
  await page.getByLabel('Fapiao title').fill(fapiao.title)
  await page.getByLabel('Taxpayer number').fill(fapiao.taxpayerNumber)
  await page.getByLabel('Special instructions').fill(fapiao.specialInstructions)
  await page.getByRole('button', { name: 'Edit for this payment' }).click()
  await page.getByLabel(/^Phone/).fill(phone)
  await acceptTerms(page)
  await axe()
  const total = await totalShown(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/external\/alipay\/RC-/)
  await page.getByRole('button', { name: `Pay ${total}` }).click()
  const number = await thanked(page)
  await expectPaid(page, total)
  await expect(page.getByText(`Fapiao for ${fapiao.title}`)).toBeVisible()
  await expectListed(page, { number, status: 'Awaiting files' })
})
