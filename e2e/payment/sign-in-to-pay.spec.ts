import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { OrderSteps, orderFormFolder, paymentStep, walkedTitle } from '../support/order-steps.ts'
import { pay } from '../support/payment-steps.ts'

const firstAddress = { path: `${orderFormFolder}/new` }

/** From the first step to the payment, as a visitor without files. */
async function walkToSignIn(page: Page): Promise<OrderSteps> {
  const order = new OrderSteps(page)
  await page.getByRole('radio', { name: /^Edit my manuscript/ }).check()
  await page.getByLabel(/^Word count/).fill('5200')
  await page.getByLabel(/^Language of the manuscript/).selectOption('English')
  await page.getByRole('checkbox', { name: "I'll upload my files later" }).check()
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await order.chooseServices()
  await order.describeProject()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to pay' })).toBeVisible()
  return order
}

async function ordersOf(backend: { world: () => Promise<string> }) {
  const world: { tables: { orders: unknown[] } } = JSON.parse(await backend.world())
  return JSON.stringify(world.tables.orders)
}

test('a new customer orders, registers on the payment page and pays by card', async ({
  page,
  backend,
}) => {
  const { registration } = await backend.scenario('anonymous', firstAddress)
  const order = await walkToSignIn(page)
  await page.getByRole('radio', { name: /^I’m new here/ }).check()
  await page.getByLabel('Given name').fill(registration.firstName)
  await page.getByLabel('Family name').fill(registration.lastName)
  await page.getByLabel('E-mail address').fill(registration.email)
  await page.getByLabel('Password', { exact: true }).fill(registration.password)
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('State or province').selectOption({ label: 'Texas' })
  await page.getByLabel('Institution').fill(registration.institution)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()

  await expect(pay(page)).toBeVisible()
  await expect(page).toHaveURL(paymentStep.path)
  await expect(order.heading('Payment details')).toBeFocused()
  await page.getByRole('button', { name: 'Use this currency' }).click()
  await expect(page.getByRole('heading', { name: 'Your currency' })).toBeHidden()
  await order.chooseCard()
  await page.getByLabel('Address', { exact: true }).fill('6100 Main Street')
  await page.getByLabel('City').fill('Houston')
  await page.getByLabel('State or province').selectOption({ label: 'Texas' })
  await page.getByLabel('Zip code').fill('77005')
  await order.acceptTerms()
  await pay(page).click()
  await expect(page).toHaveURL(/\/en\/researcher\/details\/[^/]+\/thank-you$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeFocused()
  expect(await ordersOf(backend)).toContain(walkedTitle)
})

test('a returning customer signs in on the payment page and keeps the order', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { person } = await backend.scenario('anonymous', firstAddress)
  const order = await walkToSignIn(page)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/The e-mail address or password is incorrect/)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(pay(page)).toBeVisible()
  await expect(page).toHaveURL(paymentStep.path)
  await expect(order.heading('Payment details')).toBeFocused()
  await page.reload()
  await expect(pay(page)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Steps of your order' })
    .getByRole('link', { name: 'Details' })
    .click()
  await expect(page.getByLabel(/^Project title/)).toHaveValue(walkedTitle)
})
