import { expect, test } from '../fixtures.ts'

const thanksFor = (order: string) => `/researcher/details/{orders.${order}}/thank-you`

const title = { name: 'Thank you!', level: 1 }

test('thanks for an order and leads to the order list', async ({ page, backend, axe }) => {
  const { orders } = await backend.scenario('placed-orders', { path: thanksFor('byCard') })
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page.getByText(orders.byCard)).toBeVisible()
  await expect(page.getByText('$372 paid').first()).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Go to my orders' }).click()
  await expect(page).toHaveURL(/\/en\/researcher$/)
})

test('takes the files left for later, sets the deadline and keeps both', async ({
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
  await expect(page.getByText('We have received your files. Thank you!').first()).toBeVisible()
  await expect(page.getByRole('heading', title)).toBeFocused()
  await expect(page.getByText(/^Your files are ready by/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send files' })).toHaveCount(0)
  expect(await backend.calls('addOrderFiles')).toHaveLength(1)

  await page.reload()
  await expect(page.getByText(/^Your files are ready by/)).toBeVisible()
  const { name } = backend.sample('english-3000')
  const file = page.getByRole('button', { name: `Download ${name}` })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe(name)
})

test('opens from search results and leads back to them, by keyboard', async ({ page, backend }) => {
  const search = '/researcher/index/orders/_/barley/_/_/1'
  await backend.scenario('returning-customer', { path: search })
  await page
    .getByRole('link', { name: /barley/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^GX/, level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to my orders' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en${search}$`))
})

test('opens the bank slip', async ({ page, backend }) => {
  await backend.scenario('placed-orders-brazil', { path: `/en${thanksFor('boleto')}` })
  await page.getByRole('link', { name: 'Open the boleto' }).click()
  await expect(page).toHaveURL(/\/external\/boleto\/RC-/)
})
