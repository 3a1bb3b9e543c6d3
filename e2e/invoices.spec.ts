import { expect, test } from './fixtures.ts'

const invoices = '/researcher/invoices'

test('selects invoices of several pages, filters them, keeps the filter over a reload, and leads to pay all of them', async ({
  page,
  backend,
}) => {
  const { unpaidInvoices } = await backend.scenario('twelve-unpaid', { path: `${invoices}/unpaid` })
  const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
  // Includes the header row.
  await expect(rows).toHaveCount(11)
  await page.getByRole('checkbox', { name: 'Select all 12 invoices' }).check()
  await expect(page.getByText('12 selected')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/unpaid\?page=2$/)
  const boxes = page.getByRole('checkbox', { name: /^Select invoice / })
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
  await page.goBack()
  await expect(boxes).toHaveCount(10)
  await expect(page.getByText('12 selected')).toBeVisible()

  await page.getByText('Filter my invoices').click()
  await page.getByLabel('Dated from').fill('10/01/2026')
  await page.getByLabel('Dated from').press('Enter')
  await expect(page.getByRole('heading', { name: '4 matching invoices' })).toBeFocused()
  await expect(page).toHaveURL(/\/unpaid\?from=2026-10-01$/)
  const all = page.getByRole('checkbox', { name: 'Select all 4 invoices' })
  await expect(all).not.toBeChecked()
  await all.check()

  await page.reload()
  await expect(page.getByRole('heading', { name: '4 matching invoices' })).toBeVisible()
  await expect(page.getByLabel('Dated from')).toHaveValue('10/01/2026')
  await expect(all).not.toBeChecked()
  await all.focus()
  await page.keyboard.press('Space')
  const list = unpaidInvoices.slice(0, 4).join('(,|%2C)')
  await page.getByRole('link', { name: 'Pay selected' }).click()
  await expect(page).toHaveURL(new RegExp(`${invoices}/pay/${list}$`))
  await expect(page.getByRole('heading', { name: 'Pay invoices' })).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(/\/unpaid\?from=2026-10-01$/)
  await expect(all).not.toBeChecked()
})

test('saves an invoice, and forwards a selection as one link, which asks for a sign-in and selects the same', {
  tag: '@deep',
}, async ({ page, backend, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { person } = await backend.scenario('returning-customer', { path: `${invoices}/unpaid` })
  const desk = page.getByRole('region', { name: 'What you pay' })
  await page.getByRole('checkbox', { name: 'Select invoice US-90321' }).check()
  await expect(desk).toContainText('$97')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?invoices=US-90321')

  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Invoice (PDF) for US-90321' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.goto(link)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('manuscript')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Select invoice US-90321' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Select invoice US-90187' })).not.toBeChecked()
  await expect(page).toHaveURL(/\/en\/researcher\/invoices\/unpaid\?invoices=US-90321$/)
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the documents (ZIP)' }).click()
  expect((await archive).suggestedFilename()).toBe('Galley_US-90321.zip')
  await desk.getByRole('link', { name: 'Pay selected' }).click()
  await expect(page.getByRole('button', { name: 'Pay $97' })).toBeVisible()
})
