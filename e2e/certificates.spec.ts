import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures.ts'

const genuine = { name: 'This certificate is genuine', level: 1 }

test('a journal verifies a certificate without an account', async ({ page, backend, axe }) => {
  const { certificate } = await backend.scenario('anonymous', { path: '/en/certificate' })
  await axe()
  // As it is typed from paper.
  await page.getByLabel('Verification code').fill(certificate.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', genuine)).toBeFocused()
  await expect(page).toHaveURL(`/en/certificate/verify/${certificate}`)
  const paper = page.getByRole('article', { name: 'Editing certificate' })
  await expect(paper.getByText('N. Feldman, L. Bassey and C. Ng')).toBeVisible()
  await expect(paper.getByText(certificate)).toBeVisible()
  await axe()
  await page.reload()
  await expect(page.getByRole('heading', genuine)).toBeVisible()
  await page.getByRole('link', { name: 'Verify another certificate' }).click()
  await expect(page.getByLabel('Verification code')).toHaveValue('')
})

test('a wrong code is kept and can be corrected, also after a reload', async ({
  page,
  backend,
}) => {
  const { certificate } = await backend.scenario('anonymous', { path: '/en/certificate/verify' })
  const field = page.getByLabel('Verification code')
  const wrong = `${certificate.slice(0, -1)}${certificate.endsWith('0') ? '1' : '0'}`
  await field.fill(wrong)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(
    page.getByText(/^We found no certificate with the code [0-9A-Z\u2060-]+[.]/).first(),
  ).toBeVisible()
  await expect(field).toHaveValue(wrong)
  await page.reload()
  await expect(field).toHaveValue(wrong)
  await field.fill(certificate)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', genuine)).toBeVisible()
})

test('an author names the authors, also after a reload', async ({ page, backend, axe }) => {
  const { orders } = await backend.scenario('returning-customer')
  const externalId = orders.certificateWithoutAuthors
  await page.goto(`/en/researcher/details/${externalId}`)
  await page.getByRole('link', { name: 'Editing certificate' }).click()
  await expect(page).toHaveURL(`/en/certificate/${externalId}`)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page).toHaveURL(`/en/certificate/${externalId}/edit`)
  const message =
    'Please include the title and author(s) that you would like displayed on your certificate.'
  await expect(page.getByRole('alert').getByText(message)).toBeVisible()
  await axe()
  const authors = page.getByLabel('Authors', { exact: true })
  await page.getByLabel('Project title').fill('Silicon in rice')
  await authors.fill('R. Ortega')
  await page.reload()
  await expect(authors).toHaveValue('R. Ortega')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your certificate has been updated.')).toBeVisible()
  const paper = page.getByRole('article', { name: 'Editing certificate' })
  await expect(paper.getByText('Silicon in rice')).toBeVisible()
  await axe()
  // Others see the correction at once, and the order keeps its title.
  await page.getByRole('link', { name: 'See what others see' }).click()
  await expect(page.getByRole('heading', genuine)).toBeVisible()
  await expect(paper.getByText('Silicon in rice')).toBeVisible()
  await page.goto(`/en/researcher/details/${externalId}`)
  await expect(page.getByRole('heading', { name: externalId })).toBeVisible()
  await expect(page.getByText('Silicon in rice')).toBeHidden()
})

test('an author downloads a certificate and the finished files', async ({ page, backend }) => {
  const { orders, certificates } = await backend.scenario('returning-customer', {
    path: '/en/certificate/{orders.completedPaid}',
  })
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await pdf).suggestedFilename()).toBe(`Editing certificate ${certificates.complete}.pdf`)
  const bytes = await readFile(await (await pdf).path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download files of / }).click()
  expect((await zip).suggestedFilename()).toBe(`Galley Completed files ${orders.completedPaid}.zip`)
  const entries = unzipSync(await readFile(await (await zip).path()))
  expect(Object.keys(entries).length).toBeGreaterThan(0)
  for (const file of Object.values(entries)) expect(strFromU8(file.subarray(0, 2))).toBe('PK')
})

test('the link to a certificate can be copied and opened', async ({ page, context, backend }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { orders } = await backend.scenario('returning-customer')
  await page.goto(`/en/certificate/${orders.completedPaid}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page.getByRole('heading', genuine)).toBeVisible()
})

test('earlier certificates can be asked for again after a failure', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: '/en/certificate' })
  const further = page.getByRole('button', { name: 'Look further back' })
  await expect(further).toBeVisible()
  await backend.fault('searchOrders', '503', 1)
  await further.click()
  await expect(page.getByText("That didn't work. Please try again in a moment.")).toBeVisible()
  await further.click()
  await expect(page.getByText('We looked through your latest 20 orders.')).toBeVisible()
})

test("a person's certificate is for that person", async ({ page, backend }) => {
  await backend.scenario('anonymous', { path: '/en/certificate/GX222222' })
  await expect(page).toHaveURL('/en/login?redirect=%2Fen%2Fcertificate%2FGX222222')
})
