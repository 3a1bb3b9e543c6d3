import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const folder = '/en/researcher/submit'

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const stepLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps of your order' })
    .getByRole('link', { name, exact: true })

test("keeps what was entered through the browser's back button", { tag: '@deep' }, async ({
  page,
  backend,
}) => {
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

test('keeps unsaved answers through the back button and a reload', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('order-questions', { path: `${folder}/manuscript-services` })
  await stepLink(page, 'Details').click()
  await page.getByLabel(/^Project title/).fill('Caddis larvae after a dry summer')
  await page.getByRole('radio', { name: 'Another one' }).check()
  await page.getByLabel(/^What is the style called/).fill('Turabian')
  await page.getByRole('combobox', { name: 'Area of study' }).fill('geriatrics')
  await page.getByRole('radio', { name: 'British English' }).check()
  const expectKept = async () => {
    await expect(page.getByLabel(/^Project title/)).toHaveValue('Caddis larvae after a dry summer')
    await expect(page.getByLabel(/^What is the style called/)).toHaveValue('Turabian')
    await expect(page.getByRole('combobox', { name: 'Area of study' })).toHaveValue('Geriatrics')
    await expect(page.getByRole('radio', { name: 'British English' })).toBeChecked()
  }
  await page.goBack()
  await expect(stepHeading(page, 'Choose a service')).toBeVisible()
  await page.goForward()
  await expectKept()
  await page.reload()
  await expectKept()
})

test('begins an order with a manuscript that was edited automatically', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const { edits } = await backend.scenario('digital-editing')
  await page.goto(`/api/order-form/from-digital-edit/${edits.completed}`)
  await expect(page).toHaveURL('/en/researcher/submit/get-started')
  await expect(page.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  const form = page.getByRole('form', { name: 'Start your order' })
  await expect(form.getByText('Stream temperature v3.docx')).toBeVisible()
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a service', level: 1 })).toBeVisible()
})
