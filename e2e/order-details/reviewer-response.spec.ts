import { readFile } from 'node:fs/promises'
import { openPackage } from '../../src/lib/manuscript/package/open-package.ts'
import { expect, test } from '../fixtures.ts'

const letter = `Reviewer #1: A careful study.

1. Say why drought matters (page 3, line 41).
2. How many plants were measured? The Methods leave it open.

Reviewer #2:
1. Figure 4 has no error bars.`

test('answers the letter of the reviewers of a finished order', async ({ page, backend, axe }) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/en/researcher/details/{orders.completedPaid}',
  })
  await page.getByRole('link', { name: 'Answer the reviewers' }).click()
  await expect(
    page.getByRole('heading', { name: 'Answer to the reviewers', level: 1 }),
  ).toBeFocused()
  await expect(page).toHaveURL(`/en/researcher/reviewer-response/${orders.completedPaid}`)
  await page.getByLabel('Letter with the reviewers’ comments').fill(letter)
  await page.getByRole('button', { name: 'Split into comments' }).click()
  await expect(page.getByText('0 of 4 answered', { exact: true })).toBeVisible()

  const opening = page.getByRole('article', { name: 'Reviewer 1, comment 1' })
  await opening.getByRole('button', { name: /^Edit comment: / }).click()
  await opening.getByRole('button', { name: 'Delete comment' }).click()
  await expect(page.getByText('0 of 3 answered', { exact: true })).toBeVisible()
  const first = page.getByRole('article', { name: 'Reviewer 1, comment 1' })
  await expect(first.getByLabel('Place in the manuscript')).toHaveValue('page 3, line 41')
  await first.getByLabel('Your answer').fill('We have added <two> sentences & a reference.')

  await page.getByRole('button', { name: /^Use “.*[(]tracked changes[)]/ }).click()
  await expect(page.getByText(/\d+ tracked changes$/)).toBeVisible()
  await axe()

  await page.reload()
  await expect(page.getByText('1 of 3 answered', { exact: true })).toBeVisible()
  await expect(first.getByLabel('Your answer')).toHaveValue(/^We have added <two>/)
  await expect(page.getByText('1 deleted comment')).toBeVisible()

  await page.getByRole('button', { name: /^Use “.*[(]tracked changes[)]/ }).click()
  await expect(page.getByText(/\d+ tracked changes$/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the answer (.docx)' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`Answer to the reviewers ${orders.completedPaid}.docx`)
  const docx = openPackage(await readFile(await download.path()))
  const xml = docx.kind === 'open' ? docx.document.xml : docx.kind
  expect(xml).toContain('We have added &lt;two&gt; sentences &amp; a reference.')
  expect(xml).toContain('Reviewer 2, comment 1')
  expect(xml).toContain('Tracked changes in “')
})
