import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { SampleName } from '../mocks/samples/sample-manuscript.ts'
import { type BackendFixture, expect, test } from './fixtures.ts'

const list = '/en/researcher/digital-translations'
const minute = 60_000
const day = 24 * 60 * minute

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
  axe,
}) => {
  await backend.scenario('digital-translation', { path: list })
  await expect(page.getByText('3 translations left', { exact: true })).toBeVisible()
  await expect(page.getByText('7 translations', { exact: true })).toBeVisible()
  await axe()
  await fillIn(page, backend, 'spanish', 'Spanish to English')
  await send(page)
  await expect(page.getByText('2 translations left', { exact: true })).toBeVisible()
  await expect(page.getByText('8 translations', { exact: true })).toBeVisible()
  const packages = page.getByRole('region', { name: 'Your packages' })
  await expect(packages.getByText('1 of 5 translations left')).toBeVisible()
  await expect(page.getByText('Processing', { exact: true })).toHaveCount(2)
  await backend.clock.advance(5 * minute)
  await expect(page.getByText('Processing', { exact: true })).toHaveCount(0)
  await axe()
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

test('says that a manuscript is too long and keeps what was entered', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('digital-translation', { path: list })
  const { name } = backend.sample('english-18001')
  await fillIn(page, backend, 'english-18001', 'Spanish to English')
  await send(page)
  const notice = page.getByRole('region', { name: `${name} is too long` })
  await expect(notice).toBeFocused()
  await expect(notice.getByText(/It has 18,001 words/)).toBeVisible()
  await expect(notice.getByText(/File reference: file-/)).toBeVisible()
  await expect(translationForm(page).getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByText('3 translations left', { exact: true })).toBeVisible()
  await axe()
  await page.reload()
  await expect(page.getByText(/Your last manuscript is too long/)).toBeVisible()
  await expect(translationForm(page).getByLabel('Language')).toHaveValue('spanish-to-english')
  await page.getByRole('button', { name: `Remove: ${name}` }).click()
  await fillIn(page, backend, 'doc', 'Spanish to English')
  await send(page)
  await expect(page.getByText('8 translations', { exact: true })).toBeVisible()
  await expect(page.getByText(/is too long/)).toHaveCount(0)
})

test('keeps the form when the session has ended', async ({ page, backend }) => {
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

test('loses the uses of a package that expires while the page is open', async ({
  page,
  backend,
}) => {
  await backend.scenario('digital-translation', { path: list })
  await expect(page.getByText('3 translations left', { exact: true })).toBeVisible()
  await backend.clock.advance(246 * day)
  await expect(page.getByText('1 translation left', { exact: true })).toBeVisible()
  const packages = page.getByRole('region', { name: 'Your packages' })
  await expect(packages.getByText(/^Expired on/)).toHaveCount(2)
  await backend.clock.advance(80 * day)
  await expect(page.getByText('Buy a package to translate another manuscript')).toBeVisible()
  await expect(translationForm(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Buy a package to translate another manuscript')).toBeVisible()
})

test('leads from the chosen language to its packages', async ({ page, backend }) => {
  await backend.scenario('digital-editing-open', { path: list })
  await expect(page.getByText('Buy a package to begin')).toBeVisible()
  const card = page.getByRole('region', { name: 'Packages' })
  await card.getByLabel('Language').selectOption({ label: 'Portuguese to English' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: 'Choose a package' }).click()
  await expect(page).toHaveURL(`${list}/purchase?language=portuguese-to-english`)
})

test('opens Rubriq once it is launched, and the dashboard where translation is not sold', async ({
  page,
  backend,
}) => {
  await backend.scenario('rubriq', { path: list })
  await expect(page).toHaveURL('/en/rubriq/translation')
  await backend.scenario('digital-off', { path: list })
  await expect(page).toHaveURL('/en/researcher')
})

test('shows the free translation from Chinese as a package', async ({ page, backend }) => {
  await backend.scenario('china', {
    path: '/en/chinese-digital-trial',
    flags: { chinese_digital_translation: true },
  })
  await expect(page.getByText(/One free translation from Chinese has been added/)).toBeVisible()
  await page.getByRole('link', { name: 'Digital translation' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('1 translation left', { exact: true })).toBeVisible()
  const packages = page.getByRole('region', { name: 'Your packages' })
  await expect(packages.getByRole('heading', { name: 'Free translation' })).toBeVisible()
})
