import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const letter = `Reviewer #1: A careful study.

1. Say why drought matters (page 3, line 41).
2. How many plants were measured? The Methods leave it open.

Reviewer #2:
1. Figure 4 has no error bars.`

const letterField = 'Letter with the reviewers’ comments'
const firstAnswer = (page: Page) =>
  page.getByRole('article', { name: 'Reviewer 1, comment 2' }).getByLabel('Your answer')
const split = (page: Page) => page.getByRole('button', { name: 'Split into comments' }).click()

/** As on a device that has never seen the order. */
async function forgetDevice(page: Page) {
  await page.goto('about:blank')
  await page.goto('/en/login')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

test('finds the answer with its order after signing out', async ({ page, backend }) => {
  const { orders, person } = await backend.scenario('returning-customer', {
    path: '/en/researcher/reviewer-response/{orders.completedPaid}',
  })
  const { completedPaid } = orders
  await page.getByLabel(letterField).fill(letter)
  await split(page)
  await firstAnswer(page).fill('We have added <two> sentences & a reference.')
  await page.getByRole('button', { name: `Account of ${person.fullName}` }).click()
  await expect(page.getByText(`Saved with order ${completedPaid}`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused()
  await forgetDevice(page)

  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible()
  await page.goto(`/en/researcher/reviewer-response/${completedPaid}`)
  await expect(page.getByText('1 of 4 answered', { exact: true })).toBeVisible()
  await expect(firstAnswer(page)).toHaveValue('We have added <two> sentences & a reference.')
  await expect(page.getByText(`Saved with order ${completedPaid}`)).toBeVisible()
})

test('lets no tab overwrite what another one has saved', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/en/researcher/reviewer-response/{orders.completedPaid}',
  })
  const saved = `Saved with order ${orders.completedPaid}`
  await page.getByLabel(letterField).fill(letter)
  await split(page)
  await expect(page.getByText(saved)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/en/researcher/reviewer-response/${orders.completedPaid}`)
  await firstAnswer(other).fill('From the other tab.')
  await other.getByLabel('Place in the manuscript').first().focus()
  await expect(other.getByText(saved)).toBeVisible()

  await firstAnswer(page).fill('From this tab.')
  await page.getByLabel('Place in the manuscript').first().focus()
  await expect(page.getByText('Your answer was also changed elsewhere')).toBeVisible()
  await expect(firstAnswer(page)).toHaveValue('From this tab.')
  await page.getByRole('button', { name: 'Keep what this page shows' }).click()
  await expect(page.getByText(saved)).toBeVisible()
  await other.reload()
  await expect(firstAnswer(other)).toHaveValue('From this tab.')
})

test('takes the answer along to a re-edit', async ({ page, backend, axe }) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/en/researcher/reviewer-response/{orders.completedPaid}',
  })
  await page.getByLabel(letterField).fill(letter)
  await split(page)
  await page.getByRole('button', { name: 'Request a re-edit with this answer' }).click()
  await expect(page.getByText('Your answer to the reviewers is attached')).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Start another round', level: 1 })).toBeVisible()
  const name = `Answer to the reviewers ${orders.completedPaid}.docx`
  const files = page.getByRole('region', { name: 'Reference files for your editor' })
  await expect(files.getByText(name)).toBeVisible()
  await axe()
  await page.getByRole('radio', { name: /^Premium Rework/ }).check()
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'See price and delivery' }).click()
  await page.getByRole('button', { name: 'Additional services' }).click()
  await page.getByRole('button', { name: 'Order details' }).click()
  const references = page.getByRole('group', { name: 'Reference files for the manuscript' })
  await expect(references.getByText(name)).toBeVisible()
  await references.getByRole('button', { name: `Remove: ${name}` }).click()
  await expect(references.getByText(name)).toBeHidden()
})
