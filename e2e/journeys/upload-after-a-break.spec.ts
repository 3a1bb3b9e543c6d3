import { BackendFixture, expect, test } from '../fixtures.ts'
import {
  allOffsets,
  breakTwice,
  firstShare,
  isUploaded,
  keptFiles,
  largeFile,
  offsetsOf,
  unfinishedIn,
} from '../support/large-upload.ts'
import { firstStep } from '../support/order-steps.ts'

const list = '/en/researcher/grammar-check'

test('goes on after a break, and after a reload', async ({ page, backend, axe }) => {
  await backend.scenario('new-customer', { path: list })
  await breakTwice(page, backend)
  await axe()
  await backend.fault('sendUploadPiece', 'network', 1)
  await page.reload()
  await expect(page.getByText(`Interrupted at ${firstShare}`)).toBeVisible()
  await page.getByRole('button', { name: `Try now: ${largeFile.name}` }).click()
  await isUploaded(page)
  expect((await offsetsOf(backend))[0]).toBe(allOffsets[1])
  expect(await unfinishedIn(page)).toEqual([])
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
})

test('asks for the file again where the browser has lost it', async ({ page, backend }) => {
  await backend.scenario('new-customer', { path: list })
  await breakTwice(page, backend)
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const removal = indexedDB.deleteDatabase('galley-files')
        removal.onsuccess = resolve
        removal.onerror = reject
      }),
  )
  await page.reload()
  await expect(page.getByText(`Stopped at ${firstShare}`)).toBeVisible()
  await expect(page.getByText(/^Your browser no longer has this file/)).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose again: ${largeFile.name}` }).click()
  await (await chooser).setFiles(largeFile)
  await isUploaded(page)
  expect(await offsetsOf(backend)).not.toContain(0)
})

test('goes on in the order form, and the file is part of the order', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('new-customer', firstStep)
  await page.getByRole('radio', { name: 'Edit my manuscript' }).check()
  await breakTwice(page, backend)
  await page.reload()
  await isUploaded(page)
  expect(await offsetsOf(backend)).toEqual(allOffsets.slice(1))
  expect(await unfinishedIn(page)).toEqual([])
  await expect(page.getByLabel('Word count')).toHaveValue('3000')
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a service' })).toBeVisible()
  const { files, tables } = await keptFiles(backend)
  expect(files).toHaveLength(1)
  expect(JSON.stringify(tables.orderForms)).toContain(`"${files[0]}"`)
})

test('goes on in a new tab of a digital product', { tag: '@deep' }, async ({ page, backend }) => {
  const path = '/en/researcher/digital-editing'
  await backend.scenario('digital-editing-trial', { path })
  await breakTwice(page, backend)
  const later = await page.context().newPage()
  await page.close()
  const there = new BackendFixture(later)
  await later.goto(path)
  await isUploaded(later)
  expect(await offsetsOf(there)).toEqual(allOffsets.slice(1))
  expect(await unfinishedIn(later)).toEqual([])
  await later.getByRole('radio', { name: 'British English' }).check()
  await later.getByRole('button', { name: 'Start editing' }).click()
  const edits = later.getByRole('region', { name: 'Your edits' })
  await expect(edits.getByText('Processing')).toBeVisible()
  const { files, tables } = await keptFiles(there)
  expect(files).toHaveLength(1)
  expect(tables.digitalEdits).toMatchObject([{ fileIdentity: files[0] }])
})
