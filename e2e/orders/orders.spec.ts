import { expect, test } from '../fixtures.ts'

test('searches by keyboard, keeps the search through a reload, and leads to an order and back to the same page', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer')
  await page.locator('summary', { hasText: 'Search' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Order number').focus()
  await page.keyboard.type('gx')
  await page.keyboard.press('Enter')
  // Until then the pager is that of all orders, also where the address is the search's already.
  await expect(page.getByText('24 matches')).toBeVisible()
  await expect(page).toHaveURL(/\/researcher\/index\/orders\/gx\/_\/_\/_\/1$/)
  await page.getByRole('link', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('page 1 of 3')).toBeVisible()
  await page.goForward()
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue('gx')
  const cards = page.getByRole('list', { name: 'My orders' }).getByRole('listitem')
  const first = cards.first().getByRole('link').first()
  const title = await first.innerText()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^GX/, level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to my orders' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/index\/orders\/gx\/_\/_\/_\/2$/)
  await expect(page.getByText('page 2 of 3')).toBeVisible()
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('keeps statuses and their order through a reload, an order and back', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer')
  await page.locator('summary', { hasText: 'Search' }).click()
  await page.getByRole('checkbox', { name: 'In progress' }).check()
  await page.getByRole('checkbox', { name: 'Received' }).check()
  await page.getByLabel('Sort by').selectOption('Earliest deadline first')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const found = page.getByText(/^\d matches, earliest deadline first$/)
  await expect(found).toBeVisible()
  const titles = page.getByRole('list', { name: 'My orders' }).getByRole('heading', { level: 3 })
  const shown = await titles.allInnerTexts()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Received' })).toBeChecked()
  await expect(page.getByLabel('Sort by')).toHaveValue('deadline')
  await titles.first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: /^GX/, level: 1 })).toBeFocused()
  await page.goBack()
  await expect(found).toBeVisible()
  await expect(titles).toHaveText(shown)
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Waiting for you' })).toBeVisible()
})
