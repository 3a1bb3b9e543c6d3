import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures.ts'

const day = 86_400_000
const invoices = '/en/researcher/invoices'

test('requests a fapiao for an invoice, follows it until it is issued, and cancels it', async ({
  page,
  backend,
}) => {
  await backend.scenario('china', { path: `${invoices}?orderNumber=CN-77316` })
  const row = page.getByRole('row', { name: /CN-77316/ })
  await row.getByRole('link', { name: /^Request a fapiao/ }).click()
  await expect(page).toHaveURL(/\/invoices\/CN-77316\/fapiao$/)
  await page
    .getByLabel(/^Paste your invoice details/)
    .fill('单位名称：浙江大学\n税号：12330000470095016Q')
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('浙江大学')
  await page.getByRole('radio', { name: /^General fapiao/ }).check()
  await page.getByLabel('Type of service').selectOption('editing')
  await page.getByRole('button', { name: 'Request fapiao' }).click()
  await expect(page.getByText(/Your general fapiao has been requested/)).toBeVisible()
  await expect(page).toHaveURL(/\/researcher\/invoices\/?$/)
  await expect(row.getByText('Requested')).toBeVisible()

  await backend.clock.advance(day)
  await page.reload()
  await expect(row.getByRole('link', { name: /^\d{20}/ })).toBeVisible()
  await expect(row.getByText('344 days left to cancel')).toBeVisible()
  await row.getByRole('button', { name: /^Cancel fapiao/ }).click()
  await page.getByRole('button', { name: 'Cancel the fapiao' }).click()
  await expect(page.getByText(/The general fapiao has been cancelled/)).toBeVisible()
  await expect(row.getByRole('link', { name: /^Request another/ })).toBeVisible()
})

test('saves all documents of a payment in one archive', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('china', { path: `${invoices}?orderNumber=CN-76540` })
  const row = page.getByRole('row', { name: /CN-76540/ })
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download all documents of CN-76540 (ZIP)' }).click()
  const archive = await download
  expect(archive.suggestedFilename()).toBe('Galley_CN-76540.zip')
  const entries = Object.entries(unzipSync(await readFile(await archive.path())))
  expect(entries.map(([name]) => name)).toEqual([
    expect.stringMatching(/^CN-76540_invoice_2026-09-\d\d[.]pdf$/),
    'CN-76540_receipt_RC-76540_CNY-960.00.pdf',
    expect.stringMatching(/^CN-76540_fapiao_\d{20}[.]pdf$/),
  ])
  for (const [, bytes] of entries) expect(strFromU8(bytes.subarray(0, 4))).toBe('%PDF')
})
