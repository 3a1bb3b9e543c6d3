import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { pay, typeCard } from '../support/payment-steps.ts'

const folder = '/en/researcher/submit'
const title = 'Caddis larvae after a dry summer'

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

async function next(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.click()
}

/** From the first step to the payment, as a visitor. */
async function order(page: Page) {
  await page.getByRole('radio', { name: /^Edit my manuscript/ }).check()
  await page.getByLabel(/^Word count/).fill('5200')
  await page.getByLabel(/^Language of the manuscript/).selectOption('English')
  await page.getByRole('checkbox', { name: "I'll upload my files later" }).check()
  await next(page, 'Choose my services')
  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
  await page.getByRole('radio').first().check()
  await next(page, 'Next: additional services')
  await expect(stepHeading(page, 'Additional services')).toBeVisible()
  await next(page, /order details/i)
  await page.getByLabel(/^Project title/).fill(title)
  await page.getByLabel(/^Area of study/).fill('ecology')
  await page.getByRole('option').first().click()
  await next(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'Sign in to pay' })).toBeVisible()
}

async function ordersOf(backend: { world: () => Promise<string> }) {
  const world: { tables: { orders: unknown[] } } = JSON.parse(await backend.world())
  return JSON.stringify(world.tables.orders)
}

test('a new customer orders, registers on the payment page and pays by card', async ({
  page,
  backend,
  axe,
}) => {
  const { registration } = await backend.scenario('anonymous', { path: `${folder}/new` })
  await order(page)
  await axe()
  await page.getByRole('radio', { name: /^I'm new here/ }).check()
  await page.getByLabel('Given name').fill(registration.firstName)
  await page.getByLabel('Family name').fill(registration.lastName)
  await page.getByLabel('E-mail address').fill(registration.email)
  await page.getByLabel('Password', { exact: true }).fill(registration.password)
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('State or province').selectOption({ label: 'Texas' })
  await page.getByLabel('Institution').fill(registration.institution)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await axe()
  await page.getByRole('button', { name: 'Create an account' }).click()

  await expect(pay(page)).toBeVisible()
  await expect(page).toHaveURL(`${folder}/payment-details`)
  await expect(stepHeading(page, 'Payment details')).toBeFocused()
  await page.getByRole('button', { name: 'Use this currency' }).click()
  await expect(page.getByRole('heading', { name: 'Your currency' })).toBeHidden()
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await page.getByLabel('Address', { exact: true }).fill('6100 Main Street')
  await page.getByLabel('City').fill('Houston')
  await page.getByLabel('State or province').selectOption({ label: 'Texas' })
  await page.getByLabel('Zip code').fill('77005')
  await typeCard(page, '4242 4242 4242 4242')
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
  await pay(page).click()
  await expect(page).toHaveURL(/\/en\/researcher\/details\/[^/]+\/thank-you$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeFocused()
  expect(await ordersOf(backend)).toContain(title)
})

test('a returning customer signs in on the payment page and keeps the order', async ({
  page,
  backend,
}) => {
  const { person } = await backend.scenario('anonymous', { path: `${folder}/new` })
  await order(page)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/The e-mail address or password is incorrect/)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(pay(page)).toBeVisible()
  await expect(page).toHaveURL(`${folder}/payment-details`)
  await expect(stepHeading(page, 'Payment details')).toBeFocused()
  await page.reload()
  await expect(pay(page)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Steps of your order' })
    .getByRole('link', { name: 'Details' })
    .click()
  await expect(page.getByLabel(/^Project title/)).toHaveValue(title)
})
