import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const folder = '/en/researcher/submit'

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const stepLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps of your order' })
    .getByRole('link', { name, exact: true })

test("keeps what was entered through the browser's back button", async ({ page, backend }) => {
  await backend.scenario('new-customer', { path: `${folder}/get-started` })
  await page.getByRole('radio', { name: /^Edit my manuscript/ }).check()
  await page.getByLabel(/^Word count/).fill('5,200')
  await page.getByLabel(/^Language of the manuscript/).selectOption('English')
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
  await page.goBack()
  await expect(stepHeading(page, 'Start your order')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  await expect(page.getByLabel(/^Word count/)).toHaveValue(/^5,?200$/)
  await expect(page.getByLabel(/^Language of the manuscript/)).toHaveValue('1')
  await page.goForward()
  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
})

test('keeps an unsaved answer through the back button', async ({ page, backend }) => {
  await backend.scenario('order-questions', { path: `${folder}/manuscript-services` })
  await stepLink(page, 'Details').click()
  await page.getByLabel(/^Project title/).fill('Caddis larvae after a dry summer')
  await page.getByRole('radio', { name: 'Another one' }).check()
  await page.getByLabel(/^What is the style called/).fill('Turabian')
  await page.goBack()
  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel(/^Project title/)).toHaveValue('Caddis larvae after a dry summer')
  await expect(page.getByLabel(/^What is the style called/)).toHaveValue('Turabian')
})

test('keeps the details through a reload', async ({ page, backend }) => {
  await backend.scenario('order-form', { path: `${folder}/details` })
  await page.getByLabel(/^Project title/).fill('Caddis larvae after a dry summer')
  await page.getByRole('combobox', { name: 'Area of study' }).fill('geriatrics')
  await page.getByRole('radio', { name: 'British English' }).check()
  await page.reload()
  await expect(page.getByLabel(/^Project title/)).toHaveValue('Caddis larvae after a dry summer')
  await expect(page.getByRole('combobox', { name: 'Area of study' })).toHaveValue('Geriatrics')
  await expect(page.getByRole('radio', { name: 'British English' })).toBeChecked()
})

test('leads from a step that is not open to the current one', async ({ page, backend }) => {
  await backend.scenario('new-customer', { path: `${folder}/details` })
  await expect(stepHeading(page, 'Start your order')).toBeVisible()
  await expect(page).toHaveURL(`${folder}/get-started`)
})

test('links the current step and those before it', async ({ page, backend }) => {
  await backend.scenario('order-form', { path: `${folder}/details` })
  await expect(stepHeading(page, 'Project details')).toBeVisible()
  const current = page.getByRole('listitem').and(page.locator('[aria-current=step]'))
  await expect(current.getByRole('link', { name: 'Details' })).toBeVisible()
  for (const name of ['Manuscript', 'Service', 'Additional services']) {
    await expect(stepLink(page, name)).toBeVisible()
  }
  await expect(stepLink(page, 'Payment')).toHaveCount(0)
  await stepLink(page, 'Service').click()
  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
  await expect(current.getByRole('link', { name: 'Service' })).toBeVisible()
  await expect(stepLink(page, 'Details')).toBeVisible()
  await expect(stepLink(page, 'Payment')).toHaveCount(0)
})

for (const search of [
  'utm_source=newsletter&utm_source=journal&utm_term=',
  'goal=rework&version=1',
  `promotionalCode=A%2FB&revenueShareCode=${'a'.repeat(65)}`,
  `gclid=${'a'.repeat(2_000)}&%20=%00`,
]) {
  test(`begins an order at an address with ${search.slice(0, 40)}`, async ({ page, backend }) => {
    await backend.scenario('new-customer', { path: `${folder}/new?${search}` })
    await expect(stepHeading(page, 'Start your order')).toBeVisible()
    const calls = await backend.calls('startOrderForm')
    expect(calls.map(({ status }) => status)).not.toHaveLength(0)
    expect(calls.filter(({ status }) => status !== 200)).toEqual([])
  })
}

test('asks before an upload is left', async ({ page, backend }) => {
  await backend.scenario('new-customer', {
    path: `${folder}/get-started`,
    faults: [['uploadFile', 'time-out']],
  })
  await page.getByRole('radio', { name: /^Edit my manuscript/ }).check()
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  const home = page.getByRole('banner').getByRole('link', { name: 'Galley' })
  await home.click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('button', { name: 'Stay and finish the upload' }).click()
  await expect(page).toHaveURL(`${folder}/get-started`)
  await home.click()
  await dialog.getByRole('button', { name: 'Leave this page' }).click()
  await expect(page).not.toHaveURL(`${folder}/get-started`)
})
