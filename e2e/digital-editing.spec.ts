import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures.ts'

const list = '/en/researcher/digital-editing'

test('edits a manuscript, downloads it and deletes it', async ({ page, backend }) => {
  await backend.scenario('digital-editing-trial', { path: list })
  await expect(page.getByText('No edits yet')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'British English' }).check()
  await page.getByRole('button', { name: 'Start editing' }).click()
  const edits = page.getByRole('region', { name: 'Your edits' })
  await expect(edits.getByText('Processing')).toBeVisible()

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

  await edits.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/digital-editing\/details\/edit-\d+$/)
  await expect(page.getByText('Word document (.docx)')).toBeVisible()
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/[.]docx deleted$/)).toBeVisible()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('No edits yet')).toBeVisible()
  expect(await backend.calls('archiveDigitalEdit')).toHaveLength(1)
})

test('sends the survey and closes its drawer', { tag: '@deep' }, async ({ page, backend }) => {
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
