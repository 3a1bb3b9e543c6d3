import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures.ts'

const path = '/en/researcher/digital-editing/details/{edits.completed}/changes'

const saved = async (page: Page, button: string): Promise<Download> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return download
}

async function documentOf(download: Download) {
  const files = unzipSync(await readFile(await download.path()))
  return { files, xml: strFromU8(files['word/document.xml'] ?? new Uint8Array()) }
}

const trackedTags = (xml: string) => xml.match(/<w:(?:ins|del) /g)?.length ?? 0
const spelling = /w:author="[^"]* \(spelling\)"/g

test('accepts and rejects changes, and downloads the manuscript with just those', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('digital-editing', { path })
  const kinds = page.getByRole('region', { name: 'Changes by kind' })
  await kinds.getByText('Accept or reject all').click()
  await expect(kinds.getByText('Spelling and consistency', { exact: true })).toBeVisible()
  await expect(page.locator('[aria-busy=false]')).toBeVisible()
  const before = await documentOf(await saved(page, 'Download with all changes'))
  expect(before.xml.match(spelling)?.length).toBeGreaterThan(2)

  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('group', { name: /^Change 1 of \d+[.]/ })).toBeFocused()
  await page.keyboard.press('Alt+R')
  await expect(page.getByRole('group', { name: /^Change 2 of \d+[.]/ })).toBeFocused()
  await expect(page.getByText(/^0 accepted · 1 rejected · \d+ to review$/)).toBeVisible()
  await kinds.getByRole('button', { name: /^Accept .*: Spelling and consistency$/ }).click()
  await expect(page.getByText(/^[1-9]\d* accepted · 1 rejected · \d+ to review$/)).toBeVisible()

  const download = await saved(page, 'Download with your decisions')
  expect(download.suggestedFilename()).toBe('Stream temperature v3 (reviewed).docx')
  const after = await documentOf(download)
  expect(after.xml).not.toMatch(spelling)
  expect(trackedTags(after.xml)).toBeGreaterThan(0)
  expect(trackedTags(after.xml)).toBeLessThan(trackedTags(before.xml))
  expect(Object.keys(after.files)).toEqual(Object.keys(before.files))
  for (const [name, content] of Object.entries(before.files)) {
    if (name !== 'word/document.xml') expect(after.files[name]).toEqual(content)
  }

  await kinds.getByRole('button', { name: /^Reject .*: All kinds$/ }).click()
  await expect(page.getByText(/ · 0 to review$/)).toBeVisible()
  const whole = await documentOf(await saved(page, 'Download with your decisions'))
  expect(trackedTags(whole.xml)).toBe(0)
  expect(whole.xml).not.toContain('w:delText')
})

test('keeps decisions over a reload and the end of the session', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  const { person } = await backend.scenario('digital-editing', { path })
  const first = page.getByRole('button', { name: /^Accept change 1[.]/ })
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^1 accepted · 0 rejected · \d+ to review$/)).toBeVisible()

  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  await page
    .getByRole('link', { name: /^My orders/ })
    .first()
    .dispatchEvent('click')
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
})
