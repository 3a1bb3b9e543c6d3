import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../fixtures.ts'

test('a customer sees, downloads and deletes what is kept', async ({
  page,
  backend,
  context,
  axe,
}) => {
  const { orders, person } = await backend.scenario('prepaid', { path: '/en/account' })
  await page.getByRole('button', { name: 'Edit your details' }).click()
  await page.getByLabel('Institution').fill('Rice University')
  await page.getByRole('link', { name: 'See and download your data' }).click()
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeFocused()

  const paid = page
    .getByRole('region', { name: 'Orders' })
    .getByText(`Files of ${orders.completedPaid}`)
  await paid.click()
  await expect(page.getByText('Finished by us')).toBeVisible()
  const drafts = page.getByRole('region', { name: 'Drafts on this device' })
  await expect(drafts.getByText('Your details')).toBeVisible()
  await axe()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const zip = await saved
  expect(zip.suggestedFilename()).toBe('Your data at Galley.zip')
  const entries = unzipSync(await readFile(await zip.path()))
  const folder = `Orders/${orders.completedPaid}`
  const paths = Object.keys(entries)
  expect(paths).toEqual(
    expect.arrayContaining([
      'Account.json',
      'Orders.json',
      `${folder}/${orders.completedPaid}.json`,
      'Grammar Check.json',
      'Digital editing.json',
      'Digital translation.json',
      'Drafts on this device.json',
    ]),
  )
  const files = paths.filter((path) => path.endsWith('.docx'))
  expect(files.filter((path) => path.startsWith(`${folder}/Sent files/`))).toHaveLength(1)
  expect(files.filter((path) => path.startsWith(`${folder}/Completed files/`))).toHaveLength(2)
  for (const path of files)
    expect(strFromU8(entries[path]?.subarray(0, 2) ?? new Uint8Array())).toBe('PK')
  const json = (path: string): unknown => JSON.parse(strFromU8(entries[path] ?? new Uint8Array()))
  expect(json('Account.json')).toMatchObject({ user: { email: person.email } })
  expect(json('Drafts on this device.json')).toMatchObject([
    { name: 'account-details', values: { institution: 'Rice University' } },
  ])

  // A form that is open elsewhere is cleared and goes on working.
  const other = await context.newPage()
  await other.goto('/en/account')
  await other.getByRole('button', { name: 'Edit your details' }).click()
  await expect(other.getByLabel('Institution')).toHaveValue('Rice University')
  await drafts.getByRole('button', { name: 'Delete the drafts on this device' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(drafts.getByText('There are no drafts on this device.')).toBeVisible()
  await expect(other.getByText(/^You discarded this form in another tab/)).toBeVisible()
  await expect(other.getByLabel('Institution')).toHaveValue('Emory University')
  await other.getByLabel('Institution').fill('Duke University')
  await expect(drafts.getByText('Your details')).toBeVisible()
})
