import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const hour = 3_600_000
const order = { path: '/researcher/details/{orders.editable}' }
const editing = { path: '/researcher/details/{orders.editable}?edit=true' }

const title = (page: Page) => page.getByLabel('Project title')
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const formatting = (page: Page) => page.getByRole('checkbox', { name: 'Manuscript Formatting' })
const saved = 'Your changes have been saved.'

async function openOther(context: BrowserContext, address: string): Promise<Page> {
  const other = await context.newPage()
  await other.goto(address)
  await expect(title(other)).toBeVisible()
  return other
}

test('adds a service to an order, accepts its deadline and shows what to pay', async ({
  page,
  backend,
  axe,
}) => {
  const { orders } = await backend.scenario('returning-customer', order)
  await page.getByRole('button', { name: 'Edit this order' }).click()
  await expect(page.getByRole('heading', { name: orders.editable, level: 1 })).toBeFocused()
  await formatting(page).check()
  await expect(page.getByText('Deadline Mismatch')).toBeVisible()
  await expect(page.getByText(/^You entered/)).toHaveText(
    /^You entered \d{4}-\d\d-\d\d \d\d:\d\d .+ we suggest \d{4}-\d\d-\d\d \d\d:\d\d .+double-check/,
  )
  await expect(page.getByText(/^\$185 in total/)).toBeVisible()
  await axe()

  await page.getByRole('button', { name: 'Accept the suggested deadline' }).click()
  await expect(page.getByText('Deadline Mismatch')).toBeHidden()
  const day = await page.getByLabel('Deadline').inputValue()
  await title(page).fill('Rivers at night')
  await page.reload()
  await expect(page.getByText('We kept what you typed.').first()).toBeVisible()
  await expect(formatting(page)).toBeChecked()
  await expect(title(page)).toHaveValue('Rivers at night')
  await expect(page.getByLabel('Deadline')).toHaveValue(day)

  await save(page).click()
  await expect(page.getByText(/^Your changes have been saved[.] This page/)).toBeVisible()
  await expect(page.getByRole('heading', { name: orders.editable, level: 1 })).toBeFocused()
  const rail = page.getByRole('complementary', { name: 'Your order' })
  await expect(rail.getByText('Manuscript Formatting')).toBeVisible()
  await expect(rail.getByText(new RegExp(`^${day} `))).toBeVisible()
  await expect(rail.getByRole('link', { name: /^Invoice US-/ }).first()).toBeVisible()
  await expect(page.getByText(/^Please pay \$185/)).toBeVisible()
  await expect(page.getByText('Rivers at night', { exact: true })).toBeVisible()
  expect(await backend.calls('saveOrder')).toHaveLength(1)
  await expect(page).not.toHaveURL(/edit/)
})

test('cancels by keyboard, and forgets what was typed', async ({ page, backend }) => {
  await backend.scenario('returning-customer', order)
  await page.getByRole('button', { name: 'Edit this order' }).focus()
  await page.keyboard.press('Enter')
  await title(page).fill('Rivers at night')
  await page.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit this order' })).toBeVisible()
  await expect(page.getByText('Rivers at night')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit this order' }).click()
  await expect(title(page)).not.toHaveValue('Rivers at night')
  expect(await backend.calls('saveOrder')).toHaveLength(0)
})

test('asks before unsaved changes are left, and keeps them', async ({ page, backend }) => {
  await backend.scenario('returning-customer', editing)
  await title(page).fill('Rivers at night')
  await page.getByRole('link', { name: 'Back to my orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay and go on editing' }).click()
  await expect(title(page)).toHaveValue('Rivers at night')
  await page.getByRole('link', { name: 'Back to my orders' }).click()
  await dialog.getByRole('button', { name: 'Leave this page' }).click()
  await expect(page).toHaveURL(/\/en\/researcher$/)
  await page.goBack()
  await expect(title(page)).toHaveValue('Rivers at night')
})

test('keeps what another tab saved meanwhile', async ({ page, backend, context }) => {
  await backend.scenario('returning-customer', editing)
  await expect(title(page)).toBeVisible()
  const other = await openOther(context, page.url())
  await other.getByLabel('British English').check()
  await save(other).click()
  await expect(other.getByText(saved)).toBeVisible()
  await formatting(page).check()
  await page.getByRole('button', { name: 'Accept the suggested deadline' }).click()
  await save(page).click()
  await expect(page.getByText(/^Your changes have been saved/)).toBeVisible()
  const rail = page.getByRole('complementary', { name: 'Your order' })
  await expect(rail.getByText('British English')).toBeVisible()
  await expect(rail.getByText('Manuscript Formatting')).toBeVisible()
})

test('says that work has begun meanwhile, and keeps what was typed', async ({ page, backend }) => {
  await backend.scenario('returning-customer', editing)
  await title(page).fill('Rivers at night')
  await backend.clock.advance(2 * hour)
  await save(page).click()
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary.getByText(/^Work on this order has begun/)).toBeVisible()
  await expect(title(page)).toHaveValue('Rivers at night')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Your editor is at work')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit this order' })).toHaveCount(0)
})

test('fits 320 pixels, in the dark scheme too', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await backend.scenario('returning-customer', editing)
  await formatting(page).check()
  await expect(page.getByText('Deadline Mismatch')).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
  await axe()
})

test('writes to other addresses too', async ({ page, backend, axe }) => {
  await backend.scenario('returning-customer', order)
  const part = page.getByRole('region', { name: 'E-mail notifications' })
  await part.getByRole('button', { name: 'Add an address' }).click()
  await part.getByLabel('E-mail address').fill('Lab@example.edu')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Thank you for the additional information regarding your order.'),
  ).toBeVisible()
  await expect(part.getByText('lab@example.edu')).toBeVisible()
  await axe()
  await page.reload()
  await part.getByRole('button', { name: 'Remove lab@example.edu' }).click()
  await expect(part.getByText('lab@example.edu')).toHaveCount(0)
  expect(await backend.calls('saveOrderEmailNotifications')).toHaveLength(1)
})
