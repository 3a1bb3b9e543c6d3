import { expect, test } from '../fixtures.ts'

const details = (externalId: string) => `/en/researcher/details/${externalId}`

test('begins an order with a manuscript that was edited automatically', async ({
  page,
  backend,
}) => {
  const { edits } = await backend.scenario('digital-editing')
  await page.goto(`/api/order-form/from-digital-edit/${edits.completed}`)
  await expect(page).toHaveURL('/en/researcher/submit/get-started')
  await expect(page.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  const form = page.getByRole('form', { name: 'Start your order' })
  await expect(form.getByText('Stream temperature v3.docx')).toBeVisible()
  await page.getByRole('button', { name: 'Choose my services' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a service', level: 1 })).toBeVisible()
})

for (const [round, order] of [
  ['rework', 'inProgress'],
  ['reedit', 'completedUnpaid'],
] as const) {
  test(`leads from a ${round} of an order that is ${order} to the order`, async ({
    page,
    backend,
  }) => {
    const { orders } = await backend.scenario('returning-customer')
    await page.goto(`/api/order-form/${round}/${orders[order]}`)
    await expect(page).toHaveURL(details(orders[order]))
    await expect(page.getByRole('heading', { name: orders[order], level: 1 })).toBeVisible()
  })
}

test('leads a signed-out customer through sign-in to another round', async ({ page, backend }) => {
  const { orders, person } = await backend.scenario('returning-customer')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(`/api/order-form/rework/${orders.reworkEligible}`)
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/researcher/submit/rework-get-started')
  await expect(page.getByText(orders.reworkEligible)).toBeVisible()
})

test('leads from an order whose service is no longer sold to support', async ({
  page,
  backend,
}) => {
  const { orders } = await backend.scenario('returning-customer')
  await page.goto(`/api/order-form/rework/${orders.inactiveService}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(
    `/support/index/submission/${orders.inactiveService}/type/inactive-service`,
  )
})

test('keeps what was entered of another round through a reload', async ({ page, backend }) => {
  await backend.scenario('returning-customer', {
    path: '/en/researcher/submit/rework-get-started',
    at: 'rework-get-started',
  })
  await page.getByRole('radio', { name: /^Standard Rework/ }).check()
  await page.getByLabel(/^Word count/).fill('5,200')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Standard Rework/ })).toBeChecked()
  await expect(page.getByLabel(/^Word count/)).toHaveValue('5,200')
})

test('asks before an upload of another round is left', async ({ page, backend }) => {
  await backend.scenario('returning-customer', {
    path: '/en/researcher/submit/rework-get-started',
    at: 'rework-get-started',
    faults: [['uploadFile', 'time-out']],
  })
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await page.getByRole('banner').getByRole('link', { name: 'Galley' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('button', { name: 'Stay and finish the upload' }).click()
  await expect(page).toHaveURL('/en/researcher/submit/rework-get-started')
})

test('leads from a re-edit of an unknown order to the root', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: '/en/researcher/index/re-edit/GX222222' })
  await expect(page).toHaveURL('/en/researcher')
  await expect(page.getByText('We could not find order GX222222')).toBeVisible()
})

// Both routes match the address.
test('opens the list of received files, not an order with this status', async ({
  page,
  backend,
}) => {
  const { orders } = await backend.scenario('returning-customer')
  await page.goto(`${details(orders.completedPaid)}/rework-success`)
  await expect(page.getByRole('region', { name: 'Files we received' })).toBeVisible()
  for (const data of ['%E0%A4', '%00', '..%2F..%2Faccount', 'a/b', 'W10', '%3Cimg%20src=x%3E']) {
    await page.goto(`${details(orders.completedPaid)}/rework-success/${data}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('main img').count()).toBe(0)
  }
})
