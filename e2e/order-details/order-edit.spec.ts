import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const order = { path: '/researcher/details/{orders.editable}' }
const editing = { path: '/researcher/details/{orders.editable}?edit=true' }

const title = (page: Page) => page.getByLabel('Project title')
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const formatting = (page: Page) => page.getByRole('checkbox', { name: 'Manuscript Formatting' })
const saved = 'Your changes have been saved.'

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to my orders' }).click()
  await leaving(page).getByRole('button', { name: 'Leave this page' }).click()
}

async function openOther(context: BrowserContext, address: string): Promise<Page> {
  const other = await context.newPage()
  await other.goto(address)
  await expect(title(other)).toBeVisible()
  return other
}

test('adds a service to an order, keeps it through a reload and leaving the page, and shows what to pay', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', order)
  await page.getByRole('button', { name: 'Edit this order' }).click()
  await expect(page.getByRole('heading', { name: orders.editable, level: 1 })).toBeFocused()
  await formatting(page).check()
  await expect(page.getByText('Deadline Mismatch')).toBeVisible()
  await expect(page.getByText(/^You entered/)).toHaveText(
    /^You entered \d{4}-\d\d-\d\d \d\d:\d\d .+ we suggest \d{4}-\d\d-\d\d \d\d:\d\d .+double-check/,
  )
  await expect(page.getByText(/^\$185 in total/)).toBeVisible()

  await page.getByRole('button', { name: 'Accept the suggested deadline' }).click()
  await expect(page.getByText('Deadline Mismatch')).toBeHidden()
  const day = await page.getByLabel('Deadline').inputValue()
  await title(page).fill('Rivers at night')
  await page.reload()
  await expect(page.getByText('We kept what you entered.').first()).toBeVisible()
  await expect(formatting(page)).toBeChecked()
  await expect(title(page)).toHaveValue('Rivers at night')
  await expect(page.getByLabel('Deadline')).toHaveValue(day)

  await leave(page)
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await page.goBack()
  await expect(title(page)).toHaveValue('Rivers at night')
  await expect(formatting(page)).toBeChecked()

  await save(page).click()
  await expect(page.getByText(/^Your changes have been saved[.] This page/)).toBeVisible()
  await expect(page.getByRole('heading', { name: orders.editable, level: 1 })).toBeFocused()
  const rail = page.getByRole('complementary', { name: 'Your order' })
  await expect(rail.getByText('Manuscript Formatting')).toBeVisible()
  await expect(rail.getByText(new RegExp(`^${day} `))).toBeVisible()
  await expect(rail.getByRole('link', { name: /^Invoice US-/ }).first()).toBeVisible()
  await expect(page.getByText(/^Please pay \$332/)).toBeVisible()
  await expect(page.getByText('Rivers at night', { exact: true })).toBeVisible()
  expect(await backend.calls('saveOrder')).toHaveLength(1)
  await expect(page).not.toHaveURL(/edit/)
})

test('asks only once, also when Back is pressed while the next page loads', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('returning-customer', editing)
  await title(page).fill('Rivers at night')
  await backend.fault('searchOrders', 'time-out')
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...entry) => {
      pushState.apply(history, entry)
      history.pushState = pushState
      history.back()
    }
  })
  await leave(page)
  await expect(leaving(page)).toBeHidden()
  await expect(page).toHaveURL(/\?edit=true$/)
  await expect(title(page)).toHaveValue('Rivers at night')
})

test('keeps what another tab saved meanwhile', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
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
