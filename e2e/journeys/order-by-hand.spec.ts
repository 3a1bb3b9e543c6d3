import type { Page } from '@playwright/test'
import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { expect, test } from '../fixtures.ts'
import { type Hand, keyboard, pointer } from '../support/hands.ts'
import {
  expectListed,
  expectPaid,
  orderFormFolder,
  payButton,
  thanked,
  totalShown,
  walkToPayment,
} from '../support/order-steps.ts'
import { typeCard } from '../support/payment-steps.ts'

const path = `${orderFormFolder}/get-started`

/** Returns the total. */
async function payByCard(page: Page, hand: Hand): Promise<string> {
  await hand.check(page.getByRole('radio', { name: 'Credit card' }))
  await typeCard(page, testCardNumbers.approved, hand)
  await hand.check(page.getByRole('checkbox', { name: /^I accept the/ }))
  const total = await totalShown(page)
  await hand.press(payButton(page))
  return total
}

test('orders by keyboard alone', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path })
  const hand = keyboard(page)
  const { title } = await walkToPayment(page, backend, hand)
  const total = await payByCard(page, hand)
  const number = await thanked(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectPaid(page, total)
  await expectListed(page, { number, title, hand })
})

test('orders on a phone of 360 pixels', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await backend.scenario('returning-customer', { path })
  const { title } = await walkToPayment(page, backend, pointer)
  await axe()
  const total = await payByCard(page, pointer)
  const number = await thanked(page)
  await expectPaid(page, total)
  await axe()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await expectListed(page, { number, title })
})
