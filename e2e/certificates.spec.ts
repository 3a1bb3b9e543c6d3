import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures.ts'

const genuine = { name: 'This certificate is genuine', level: 1 }

test('a journal verifies a certificate without an account, after a wrong code', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { certificate } = await backend.scenario('anonymous', { path: '/en/certificate/verify' })
  const field = page.getByLabel('Verification code')
  const wrong = `${certificate.slice(0, -1)}${certificate.endsWith('0') ? '1' : '0'}`
  await field.fill(wrong)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(
    page.getByText(/^We found no certificate with the code [0-9A-Z\u2060-]+[.]/).first(),
  ).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(wrong)
  // As it is typed from paper.
  await field.fill(certificate.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', genuine)).toBeFocused()
  await expect(page).toHaveURL(`/en/certificate/verify/${certificate}`)
  await page.reload()
  await expect(page.getByRole('heading', genuine)).toBeVisible()
  await page.getByRole('link', { name: 'Verify another certificate' }).click()
  await expect(field).toHaveValue('')
})

test('an author names the authors and downloads the certificate and the finished files', {
  tag: '@deep',
}, async ({ page, backend }) => {
  const { orders } = await backend.scenario('returning-customer', {
    path: '/en/certificate/{orders.certificateWithoutAuthors}',
  })
  const externalId = orders.certificateWithoutAuthors
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page).toHaveURL(`/en/certificate/${externalId}/edit`)
  const message =
    'Please include the title and author(s) that you would like displayed on your certificate.'
  await expect(page.getByText(message)).toBeVisible()
  const authors = page.getByLabel('Authors', { exact: true })
  await page.getByLabel('Project title').fill('Silicon in rice')
  await authors.fill('R. Ortega')
  await page.reload()
  await expect(authors).toHaveValue('R. Ortega')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your certificate has been updated.')).toBeVisible()
  await expect(page.getByText(message)).toHaveCount(0)
  const paper = page.getByRole('article', { name: 'Editing certificate' })
  await expect(paper.getByText('Silicon in rice')).toBeVisible()
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^Editing certificate [0-9A-Z-]+\.pdf$/)
  const bytes = await readFile(await (await pdf).path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download files of / }).click()
  expect((await zip).suggestedFilename()).toBe(`Galley Completed files ${externalId}.zip`)
  const entries = unzipSync(await readFile(await (await zip).path()))
  expect(Object.keys(entries).length).toBeGreaterThan(0)
  for (const file of Object.values(entries)) expect(strFromU8(file.subarray(0, 2))).toBe('PK')
  // Others see the correction at once, and the order keeps its title.
  await page.getByRole('link', { name: 'See what others see' }).click()
  await expect(page.getByRole('heading', genuine)).toBeVisible()
  await expect(paper.getByText('Silicon in rice')).toBeVisible()
  await page.goto(`/en/researcher/details/${externalId}`)
  await expect(page.getByRole('heading', { name: externalId })).toBeVisible()
  await expect(page.getByText('Silicon in rice')).toBeHidden()
  const certificate = page.getByRole('link', { name: 'Editing certificate' })
  await expect(certificate).toHaveAttribute('href', `/en/certificate/${externalId}`)
})
