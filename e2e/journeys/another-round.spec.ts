import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { OrderSteps } from '../support/order-steps.ts'

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** From the services to the payment; the earlier order has told everything but the area of study. */
async function goToPayment(page: Page) {
  await expect(page.getByRole('radio', { name: /^Premium Rework/ })).toBeChecked()
  await press(page, 'Additional services')
  await press(page, 'Order details')
  await expect(stepHeading(page, 'Project details')).toBeVisible()
  await expect(page.getByLabel(/^Project title/)).not.toHaveValue('')
  await page.getByRole('combobox', { name: 'Area of study' }).fill('Freshwater ecology')
  await page.getByRole('option').first().click()
  await press(page, 'Continue')
  await expect(stepHeading(page, 'Payment details')).toBeVisible()
}

const receivedFiles = (page: Page) =>
  page.getByRole('region', { name: 'Files we received' }).getByRole('listitem')

test('orders a free re-edit of a completed order', { tag: '@deep' }, async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/en/researcher/details/{orders.completedPaid}',
  })
  await page.getByRole('link', { name: 'Request a free re-edit' }).click()
  await expect(stepHeading(page, 'Your re-edit is free')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()

  await expect(stepHeading(page, 'Start another round')).toBeVisible()
  await expect(page).toHaveURL('/en/researcher/submit/rework-get-started')
  const earlier = page.getByRole('region', { name: 'Your earlier order' })
  await expect(earlier.getByRole('link', { name: orders.completedPaid })).toBeVisible()
  await expect(earlier.getByText('Your re-edit is free')).toBeVisible()
  await page.getByRole('radio', { name: /^Premium Rework/ }).check()
  const manuscript = backend.sample('english-5200')
  await page.locator('input[type=file]').setInputFiles(manuscript)
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/^Word count/)).toHaveValue('5200')
  await press(page, 'See price and delivery')
  await goToPayment(page)

  const order = new OrderSteps(page)
  expect(await order.total()).toBe('$0')
  await order.acceptTerms()
  await order.pay()
  await expect(stepHeading(page, 'Thank you!')).toBeVisible()
  const address = /\/en\/researcher\/details\/(\w+)\/rework-success\/[\w-]+$/
  const [, number = ''] = address.exec(page.url()) ?? []
  expect(number).not.toBe('')
  await expect(page.getByText(`We have received your files for order ${number}.`)).toBeVisible()
  await expect(receivedFiles(page)).toHaveText([manuscript.name])
  await page.reload()
  await expect(receivedFiles(page)).toHaveText([manuscript.name])
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible()
})

test('leads a signed-out customer through sign-in to a rework, keeps it through a reload, and takes a card', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { orders, person } = await backend.scenario('returning-customer')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(`/api/order-form/rework/${orders.reworkEligible}`)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/researcher/submit/rework-get-started')
  const earlier = page.getByRole('region', { name: 'Your earlier order' })
  await expect(earlier.getByRole('link', { name: orders.reworkEligible })).toBeVisible()
  await expect(earlier.getByText('Discount')).toBeHidden()
  await page.getByRole('radio', { name: /^Premium Rework/ }).check()
  await page.getByLabel(/^Word count/).fill('5,200')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Premium Rework/ })).toBeChecked()
  await expect(page.getByLabel(/^Word count/)).toHaveValue('5,200')
  const manuscript = backend.sample('english-5200')
  await page.locator('input[type=file]').setInputFiles(manuscript)
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/^Language of the manuscript/)).toHaveValue('1')
  await press(page, 'See price and delivery')
  await goToPayment(page)

  const order = new OrderSteps(page)
  await order.chooseCard()
  await order.acceptTerms()
  await order.pay()
  await expect(receivedFiles(page)).toHaveText([manuscript.name])
})
