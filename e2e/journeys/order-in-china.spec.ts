import { expect, test } from '../fixtures.ts'
import { OrderSteps, paymentStep } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

test('orders with Alipay and a fapiao', async ({ page, backend }) => {
  const { fapiao, phone } = await backend.scenario('china-fapiao-at-order', paymentStep)
  const order = new OrderSteps(page)
  await order.choose('Alipay')
  const question = page.getByRole('group', { name: 'Do you need a fapiao?' })
  await question.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('radio', { name: 'General fapiao' }).check()
  await page.getByRole('radio', { name: 'As soon as the order is paid' }).check()
  const title = page.getByLabel('Fapiao title')
  await title.fill(fapiao.title)
  await page.getByLabel('Taxpayer number').fill(fapiao.taxpayerNumber)
  await page.getByLabel('Special instructions').fill(fapiao.specialInstructions)
  await page.getByRole('button', { name: 'Edit for this payment' }).click()
  await page.getByLabel(/^Phone/).fill(phone)
  await order.acceptTerms()
  await order.pay()
  await expect(page).toHaveURL(/\/external\/alipay\/RC-/)

  await page.goBack()
  await expect(title).toHaveValue(fapiao.title)
  await page.reload()
  await expect(title).toHaveValue(fapiao.title)
  await expect(page.getByLabel('Special instructions')).toHaveValue(fapiao.specialInstructions)
  await order.acceptTerms()
  const total = await order.pay()
  await expect(page).toHaveURL(/\/external\/alipay\/RC-/)
  await page.getByRole('button', { name: `Pay ${total}` }).click()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectPaid(total)
  await expect(page.getByText(`Fapiao for ${fapiao.title}`)).toBeVisible()
  await placed.expectListed(number, { status: 'Awaiting files' })
})
