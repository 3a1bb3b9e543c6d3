import { expect, test } from '../fixtures.ts'

const thanksFor = (order: string) => `/researcher/details/{orders.${order}}/thank-you`

const title = { name: 'Thank you!', level: 1 }

test('takes the files left for later, sets the deadline and keeps both', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('placed-orders', { path: thanksFor('filesLater') })
  await expect(page.getByText('Set as soon as your files arrive').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send files' }).click()
  await expect(page.getByText('Please choose your manuscript.').first()).toBeVisible()

  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: 'Your manuscript' }).getByRole('button').first().click()
  await (await choosing).setFiles(backend.sample('english-3000'))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send files' }).click()
  await expect(page.getByText('We have received your files. Thank you.').first()).toBeVisible()
  await expect(page.getByRole('heading', title)).toBeFocused()
  await expect(page.getByText(/^Your files will be ready by/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send files' })).toHaveCount(0)
  expect(await backend.calls('addOrderFiles')).toHaveLength(1)

  await page.reload()
  await expect(page.getByText(/^Your files will be ready by/)).toBeVisible()
  const { name } = backend.sample('english-3000')
  const file = page.getByRole('button', { name: `Download ${name}` })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe(name)
})
