import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { SampleName } from '../mocks/samples/sample-manuscript.ts'
import { type BackendFixture, expect, test } from './fixtures.ts'

const list = '/en/researcher/digital-editing'

async function upload(page: Page, backend: BackendFixture, sample: SampleName) {
  await page.locator('input[type=file]').setInputFiles(backend.sample(sample))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
}

test('edits a manuscript, downloads it and deletes it', async ({ page, backend, axe }) => {
  await backend.scenario('digital-editing-trial', { path: list })
  await expect(page.getByText('No edits yet')).toBeVisible()
  await axe()
  await upload(page, backend, 'english-3000')
  await page.getByRole('radio', { name: 'British English' }).check()
  await page.getByRole('button', { name: 'Start editing' }).click()
  const edits = page.getByRole('region', { name: 'Your edits' })
  await expect(edits.getByText('Processing')).toBeVisible()
  await axe()

  await backend.clock.advance(150_000)
  const download = edits.getByRole('button', { name: /^Download / })
  await expect(download).toBeVisible()
  const file = page.waitForEvent('download')
  await download.click()
  const edited = await file
  expect(edited.suggestedFilename()).toMatch(/ [(]edited[)][.]docx$/)
  const parts = unzipSync(await readFile(await edited.path()))
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('<w:ins ')

  const downloaded = page.getByText(/[.]docx downloaded$/)
  await expect(downloaded).toBeVisible()
  await backend.clock.advance(8_000)
  await expect(downloaded).toHaveCount(0)

  await edits.getByRole('link').click()
  await expect(page).toHaveURL(/\/digital-editing\/details\/edit-\d+$/)
  await expect(page.getByText('Word document (.docx)')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/[.]docx deleted$/)).toBeVisible()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('No edits yet')).toBeVisible()
  expect(await backend.calls('archiveDigitalEdit')).toHaveLength(1)
})

test('asks to subscribe when the clock has ended the subscription', async ({
  page,
  backend,
  axe,
}) => {
  const { edits } = await backend.scenario('digital-editing-last-day', { path: list })
  const form = page.getByRole('form', { name: 'Edit a manuscript' })
  await expect(form).toBeVisible()
  await expect(page.getByText('Processing')).toBeVisible()
  await backend.clock.advance(120_000)
  await expect(page.getByText('Processing')).toHaveCount(0)
  await backend.clock.advance(2 * 3_600_000)
  await expect(page.getByText('No subscription')).toBeVisible()
  await expect(form).toHaveCount(0)
  await axe()
  await page.getByRole('link', { name: 'Subscribe', exact: true }).click()
  await expect(page).toHaveURL(`${list}/subscribe`)
  await page.goBack()
  const name = 'Nitrate after the flood.docx'
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(`${list}/details/${edits.processing}`)
  await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible()
})

test('returns to the previous page after a deletion', async ({ page, backend }) => {
  const { edits } = await backend.scenario('digital-editing', { path: `${list}?page=2` })
  const link = page.getByRole('region', { name: 'Your edits' }).getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} deleted`)).toBeVisible()
  await expect(page).toHaveURL(`${list}?page=2`)
  await page.goto(`${list}/details/${edits.failedEmpty}`)
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Outline to fill in.docx deleted')).toBeVisible()
})

test('keeps what was chosen after a reload', async ({ page, backend }) => {
  await backend.scenario('digital-editing-trial', { path: list })
  await upload(page, backend, 'broken')
  await page.getByRole('radio', { name: 'American English' }).check()
  await expect(page.getByRole('radio', { name: 'American English' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'American English' })).toBeChecked()
  await expect(page.getByText('Please choose this file again')).toBeVisible()
})

test('starts one edit on a double click', async ({ page, backend }) => {
  await backend.scenario('digital-editing-trial', { path: list })
  await upload(page, backend, 'broken')
  await page.getByRole('radio', { name: 'American English' }).check()
  await page.getByRole('button', { name: 'Start editing' }).dblclick()
  await expect(page.getByText('1 edit', { exact: true })).toBeVisible()
  expect(await backend.calls('createDigitalEdit')).toHaveLength(1)
})

test('sends the survey and closes its drawer', async ({ page, backend }) => {
  await backend.scenario('digital-editing', { path: list })
  expect(page.frames()).toHaveLength(1)
  const button = page.getByRole('button', { name: 'Take the survey' })
  await button.click()
  const survey = page.frameLocator('iframe[title="Survey"]')
  await survey.getByLabel('Your feedback').fill('The corrections read well.')
  await survey.getByRole('button', { name: 'Send feedback' }).click()
  const drawer = page.getByRole('dialog', { name: 'Survey' })
  await expect(drawer.getByText('Thank you for your feedback.')).toBeVisible()
  await backend.clock.advance(2_000)
  await expect(drawer).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('loads the video only once it is played', async ({ page, backend, axe }) => {
  await backend.scenario('digital-editing-open', { path: list })
  const play = page.getByRole('button', { name: 'Play the video' })
  await expect(play).toBeVisible()
  expect(page.frames()).toHaveLength(1)
  await axe()
  await play.click()
  const video = page.frameLocator('iframe[title="Video about digital editing"]')
  await expect(video.getByRole('heading', { level: 1 })).toHaveText('Digital editing in a minute')
})

test('leads to Rubriq once it is launched', async ({ page, backend }) => {
  await backend.scenario('rubriq', { path: list })
  await expect(page).toHaveURL('/en/rubriq')
})
