import type { Page } from '@playwright/test'
import { BackendFixture, expect, test } from '../fixtures.ts'
import {
  allOffsets,
  chooseLarge,
  firstShare,
  isUploaded,
  keptFiles,
  largeFile,
  offsetsOf,
  unfinishedIn,
} from '../support/large-upload.ts'

const list = '/en/researcher/grammar-check'

async function openOther(page: Page) {
  const other = await page.context().newPage()
  await other.goto(list)
  await expect(other.locator('input[type=file]')).toBeAttached()
  return { other, there: new BackendFixture(other) }
}

const offsetsIn = async (...tabs: BackendFixture[]) =>
  (await Promise.all(tabs.map(offsetsOf))).flat()

const waits = (page: Page) =>
  expect(page.getByText(`Uploading in another tab, ${firstShare}`)).toBeVisible()

/** Holds the second piece back for good. */
async function stopAtSecondPiece(page: Page, backend: BackendFixture) {
  await backend.fault('sendUploadPiece', 'lost-answer', 1)
  await backend.fault('sendUploadPiece', 'time-out', 1)
  await chooseLarge(page)
  await expect(page.getByText('Interrupted at 0%')).toBeVisible()
  await page.getByRole('button', { name: /^Try now/ }).click()
  await expect(page.getByText(`Stopped at ${firstShare}, resuming`)).toBeVisible()
}

/** Until the page has the event, however fast the machine is. */
const holdPieces = (page: Page) =>
  page.addInitScript(() => {
    const going = new Promise((resolve) => window.addEventListener('let-pieces-go', resolve))
    const send = window.fetch
    window.fetch = async (request, init) => {
      if (request instanceof Request && request.url.includes('/piece')) await going
      return send(request, init)
    }
  })

test('sends the same file from two tabs once', { tag: '@deep' }, async ({ page, backend }) => {
  await holdPieces(page)
  await backend.scenario('new-customer', { path: list })
  const { other, there } = await openOther(page)
  await chooseLarge(page)
  await expect(page.getByText('Uploading, 0%')).toBeVisible()
  await chooseLarge(other)
  await expect(other.getByText('Uploading in another tab, 0%')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('let-pieces-go')))
  await Promise.all([isUploaded(page), isUploaded(other)])
  const offsets = await offsetsIn(backend, there)
  expect(offsets.toSorted((one, another) => one - another)).toEqual(allOffsets)
  await expect.poll(() => unfinishedIn(page)).toEqual([])
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  const { files, tables } = await keptFiles(backend)
  expect(files).toHaveLength(1)
  expect(tables.assessments).toMatchObject([{ fileIdentity: files[0] }])
})

async function waitInOther(page: Page, backend: BackendFixture) {
  await backend.scenario('new-customer', { path: list })
  const { other, there } = await openOther(page)
  await stopAtSecondPiece(page, backend)
  await chooseLarge(other)
  await waits(other)
  return { other, there }
}

async function goesOnIn(other: Page, there: BackendFixture) {
  await isUploaded(other)
  expect(await offsetsIn(there)).toEqual(allOffsets.slice(1))
  expect((await keptFiles(there)).files).toHaveLength(1)
}

test('goes on in the tab that waits once the other one is closed', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const { other, there } = await waitInOther(page, backend)
  await page.close()
  await goesOnIn(other, there)
})

test('goes on in one tab when it is cancelled in the other', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const { other, there } = await waitInOther(page, backend)
  await other.getByRole('button', { name: `Cancel: ${largeFile.name}` }).click()
  await expect(other.getByText(largeFile.name)).toHaveCount(0)
  await expect(page.getByText(`Stopped at ${firstShare}, resuming`)).toBeVisible()

  await chooseLarge(other)
  await waits(other)
  await page.getByRole('button', { name: `Cancel: ${largeFile.name}` }).click()
  await goesOnIn(other, there)
})
