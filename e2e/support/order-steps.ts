import type { Page } from '@playwright/test'
import { prefilledTitle } from '../../mocks/scenarios/builders/prefill-steps.ts'
import { type BackendFixture, expect } from '../fixtures.ts'
import { type Hand, pointer } from './hands.ts'

export const orderFormFolder = '/en/researcher/submit'
export const paymentStep = {
  path: `${orderFormFolder}/payment-details`,
  at: 'payment-details',
} as const

export const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 })

const walkedTitle = 'Caddis larvae after a dry summer'

/** From the first step to the payment, with a manuscript of 5,200 words. */
export async function walkToPayment(page: Page, backend: BackendFixture, hand: Hand) {
  const press = (name: string) => hand.press(page.getByRole('button', { name, exact: true }))
  await hand.check(page.getByRole('radio', { name: /^Edit my manuscript/ }))
  // In place of the system's file dialog.
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-5200'))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/^Word count/)).toHaveValue('5200')
  await expect(page.getByLabel(/^Language of the manuscript/)).toHaveValue('1')
  await press('Choose my services')

  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
  await hand.check(page.getByRole('radio').first())
  await press('Next: additional services')

  await expect(stepHeading(page, 'Additional services')).toBeVisible()
  await press('Order details')

  await expect(stepHeading(page, 'Project details')).toBeVisible()
  await hand.type(page.getByLabel(/^Project title/), walkedTitle)
  await hand.type(page.getByLabel(/^Area of study/), 'ecology')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press('Continue')

  await expect(stepHeading(page, 'Payment details')).toBeVisible()
  return { title: walkedTitle }
}

/** In hundredths: groups of figures have three, decimals two. */
function amountIn(text: string): number {
  const [, whole = '', decimals = '00'] =
    /^(.*?)(?:[.,](\d\d))?$/.exec(text.replace(/[^\d.,]/g, '')) ?? []
  return Number(whole.replace(/[.,]/g, '') + decimals)
}

/** The order's total in the summary, as it is shown. */
export async function totalShown(page: Page): Promise<string> {
  const sum = page.getByText(/^Total /).getByRole('strong')
  await expect(sum).toBeVisible()
  return sum.innerText()
}

export const acceptTerms = (page: Page) =>
  page.getByRole('checkbox', { name: /^I accept the/ }).check()

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Pay \D*\d|Place order$)/ })

/** Waits for the thank-you page; returns the order's number. */
export async function thanked(page: Page, title = 'Thank you!'): Promise<string> {
  await expect(stepHeading(page, title)).toBeVisible()
  const [, number = ''] = /\/details\/(\w+)\/thank-you$/.exec(new URL(page.url()).pathname) ?? []
  expect(number).not.toBe('')
  await expect(page.getByRole('definition').filter({ hasText: number })).toHaveText(number)
  return number
}

const orderRail = (page: Page) => page.getByRole('complementary', { name: 'Your order' })

/** The payments received add up to the total; returns them as they are shown. */
export async function expectPaid(page: Page, total: string): Promise<string[]> {
  await expect(orderRail(page).getByText(`${total} paid`)).toBeVisible()
  const received = orderRail(page)
    .getByRole('listitem')
    .filter({ hasText: /^Received/ })
  const amounts = await received.locator('span:last-child').allInnerTexts()
  expect(amounts.reduce((sum, amount) => sum + amountIn(amount), 0)).toBe(amountIn(total))
  return amounts
}

/** The one invoice is over the total, and nothing of it is paid. */
export async function expectInvoiced(page: Page, total: string): Promise<void> {
  const invoice = orderRail(page)
    .getByRole('listitem')
    .filter({ hasText: /^Invoice/ })
  await expect(invoice).toContainText(total)
  await expect(orderRail(page).getByText('Not received yet')).toBeVisible()
  await expect(orderRail(page).getByText(/^Received/)).toHaveCount(0)
}

type Listed = { number: string; title?: string; status?: string; hand?: Hand }

/** Opens the list of orders, which has the new one. */
export async function expectListed(
  page: Page,
  { number, title = prefilledTitle, status = 'Received', hand = pointer }: Listed,
): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Go to my orders' }))
  const card = page.getByRole('listitem').filter({ hasText: number })
  await expect(card.getByRole('link', { name: title })).toBeVisible()
  await expect(card.getByRole('strong').first()).toHaveText(status)
}
