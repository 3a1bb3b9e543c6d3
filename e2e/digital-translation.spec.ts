import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { SampleName } from '../mocks/samples/sample-manuscript.ts'
import { type BackendFixture, expect, test } from './fixtures.ts'

const list = '/en/researcher/digital-translations'
const minute = 60_000

const translationForm = (page: Page) => page.getByRole('form', { name: 'Translate a manuscript' })

async function fillIn(page: Page, backend: BackendFixture, sample: SampleName, language: string) {
  await translationForm(page).getByLabel('Language').selectOption({ label: language })
  await page.locator('input[type=file]').setInputFiles(backend.sample(sample))
  await expect(translationForm(page).getByText('Uploaded', { exact: true })).toBeVisible()
}

const send = (page: Page) =>
  translationForm(page).getByRole('button', { name: 'Translate' }).click()

test('translates a manuscript, takes one use and downloads the result', async ({
  page,
  backend,
}) => {
  await backend.scenario('digital-translation', { path: list })
  await expect(page.getByText('3 translations left', { exact: true })).toBeVisible()
  await expect(page.getByText('7 translations', { exact: true })).toBeVisible()
  await fillIn(page, backend, 'spanish', 'Spanish to English')
  await send(page)
  await expect(page.getByText('2 translations left', { exact: true })).toBeVisible()
  await expect(page.getByText('8 translations', { exact: true })).toBeVisible()
  const packages = page.getByRole('region', { name: 'Your packages' })
  await expect(packages.getByText('1 of 5 translations left')).toBeVisible()
  await expect(page.getByText('Processing', { exact: true })).toHaveCount(2)
  await backend.clock.advance(5 * minute)
  await expect(page.getByText('Processing', { exact: true })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Diques de retención (English).docx')
  const { 'word/document.xml': document } = unzipSync(await readFile(await file.path()))
  expect(strFromU8(document ?? new Uint8Array())).toContain(
    'mock translation from Spanish to English',
  )
})

test('keeps the form when the session has ended', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('digital-translation', { path: list })
  await fillIn(page, backend, 'doc', 'Portuguese to English')
  await backend.fault('createDigitalOrder', '401', 1)
  await send(page)
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill('manuscript')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(translationForm(page).getByLabel('Language')).toHaveValue('portuguese-to-english')
  await expect(translationForm(page).getByText('Uploaded', { exact: true })).toBeVisible()
  await send(page)
  await expect(page.getByText('8 translations', { exact: true })).toBeVisible()
  await expect(page.getByText('2 translations left', { exact: true })).toBeVisible()
})
