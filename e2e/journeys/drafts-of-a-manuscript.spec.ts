import type { Page } from '@playwright/test'
import { type DraftName, draftManuscript } from '../../mocks/samples/draft-manuscripts.ts'
import { expect, test } from '../fixtures.ts'

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

async function upload(page: Page, draft: DraftName, name: string) {
  const buffer = Buffer.from(draftManuscript(draft))
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer })
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
}

async function begin(page: Page) {
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/grammar-check\/details\//)
  await expect(page.getByText(/^We are reading your manuscript/)).toBeVisible()
}

const kept = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate(
    (name) =>
      Object.entries(window[name])
        .filter(([key]) => /^galley:(manuscript|fingerprint):/.test(key))
        .map(String),
    storage,
  )

test('a second draft is compared with the first, and the person decides what is kept', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('new-customer', { path: '/en/researcher/grammar-check' })
  const drafts = page.getByRole('region', { name: 'Drafts of this manuscript' })

  await upload(page, 'first', 'Wheat emergence.docx')
  await begin(page)
  await backend.clock.advance(45_000)
  await expect(page.getByRole('heading', { name: 'Most common issues' })).toBeVisible()
  await expect.poll(() => kept(page, 'localStorage')).toHaveLength(1)
  await expect(drafts).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to recent assessments' }).click()
  await upload(page, 'second', 'renamed.docx')
  await expect.poll(() => kept(page, 'sessionStorage')).toHaveLength(1)
  await page.reload()
  await begin(page)
  await backend.clock.advance(45_000)
  await expect(drafts.getByText(/^The score has risen from/)).toBeVisible()
  await expect(drafts.getByRole('link', { name: 'Wheat emergence.docx' })).toBeVisible()
  await expect(
    drafts.getByRole('heading', { name: /^Corrected since draft 1: \d+$/ }),
  ).toBeVisible()
  await expect(drafts.getByRole('heading', { name: /^New in this draft: \d+$/ })).toBeVisible()
  await expect(drafts.getByRole('heading', { name: /^Still there: \d+$/ })).toBeVisible()
  expect(await kept(page, 'sessionStorage')).toEqual([])
  for (const text of await kept(page, 'localStorage')) expect(text).not.toMatch(/wheat|renamed/i)
  await axe()

  await drafts.getByRole('button', { name: 'This is not a draft of that manuscript' }).click()
  await expect(drafts.getByText(/^The score has/)).toHaveCount(0)
  await page.reload()
  await drafts.getByRole('button', { name: 'Undo' }).click()
  await expect(drafts.getByText(/^The score has risen from/)).toBeVisible()

  await page.goto('/en/account/data')
  const data = page.getByRole('region', { name: 'Fingerprints of manuscripts on this device' })
  await expect(data.getByRole('listitem')).toHaveCount(2)
  await data.getByRole('button', { name: 'Delete the fingerprints on this device' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(data.getByText('There are no fingerprints on this device.')).toBeVisible()
  expect(await kept(page, 'localStorage')).toEqual([])
})
