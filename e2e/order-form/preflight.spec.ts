import { expect, test } from '../fixtures.ts'

const path = '/en/researcher/submit/get-started'

test('reads a thesis of 40,001 words, and fills in its length and language', async ({
  page,
  backend,
}) => {
  await backend.scenario('new-customer', { path })
  await page.getByRole('radio', { name: /^Edit my manuscript/ }).check()
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-40001'))
  await expect(page.getByText('40,001 words, 39,936 without references')).toBeVisible()
  await expect(page.getByText('Counted in your files.')).toBeVisible()
  await expect(page.getByLabel(/^Word count/)).toHaveValue('40001')
  await expect(page.getByLabel(/^Language of the manuscript/)).toHaveValue('1')
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a service', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('40,001 words, 39,936 without references')).toBeVisible()
})

test('does not upload a locked file before the person decides', async ({ page, backend }) => {
  await backend.scenario('new-customer', { path })
  await page.getByRole('radio', { name: /^Edit my manuscript/ }).check()
  await page.locator('input[type=file]').setInputFiles(backend.sample('locked'))
  await expect(page.getByText(/^This file is protected by a password/)).toBeVisible()
  expect(await backend.calls('uploadFile')).toEqual([])
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose another file: / }).click()
  await (await choosing).setFiles(backend.sample('english-3000'))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(page.getByText(/^This file is protected by a password/)).toBeHidden()
  await expect(page.getByLabel(/^Word count/)).toHaveValue('3000')
})
