import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { OrderSteps, paymentStep } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

async function applyVoucher(page: Page, code: string) {
  await page.getByText('Use a voucher').click()
  await page.getByLabel('Voucher code').fill(code)
  await page.getByRole('button', { name: 'Apply voucher' }).click()
  await expect(page.getByText(new RegExp(`^Voucher ${code} of .+ pays`))).toBeVisible()
}

async function applyCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Apply promo code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply promo code' })
  await dialog.getByRole('textbox', { name: 'Promo code' }).fill(code)
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText(`Promo code ${code} has been applied.`)).toBeVisible()
}

const methods = (page: Page) => page.getByRole('group', { name: 'Payment method' })

/** Only the terms are left to accept. */
async function expectNothingToPay(page: Page, order: OrderSteps) {
  await expect(order.payButton()).toHaveText('Place order')
  expect(await order.total()).toBe('$0')
  await expect(methods(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeHidden()
}

/** `paid` is what the page of the order says of its payment. */
async function placeOrder(page: Page, paid: string) {
  const order = new OrderSteps(page)
  await expectNothingToPay(page, order)
  await order.acceptTerms()
  await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await expect(page.getByText(paid).first()).toBeVisible()
  await placed.expectInvoices(0)
  await placed.expectNext(
    'We’re finding the right editor',
    'Your files will be ready by {deadline}',
  )
  await placed.expectListed(number)
}

test('orders with a voucher that was taken off once', async ({ page, backend }) => {
  const { voucher } = await backend.scenario('order-form', paymentStep)
  const order = new OrderSteps(page)
  await expect(methods(page)).toBeVisible()
  const total = await order.total()
  expect(total).not.toBe('$0')
  await applyVoucher(page, voucher)
  await expectNothingToPay(page, order)

  await page.getByRole('button', { name: 'Remove the voucher' }).click()
  await expect(order.payButton()).toHaveText(/^Pay \$/)
  expect(await order.total()).toBe(total)
  await expect(methods(page).getByRole('radio', { checked: true })).toHaveCount(0)

  await applyVoucher(page, voucher)
  await placeOrder(page, 'Nothing left to pay')
})

test('orders for nothing with a promo code', { tag: '@deep' }, async ({ page, backend }) => {
  const { codes } = await backend.scenario('order-form', paymentStep)
  await expect(methods(page)).toBeVisible()
  await applyCode(page, codes.free)
  await placeOrder(page, 'Nothing to pay')
})
