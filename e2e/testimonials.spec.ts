import { expect, test } from './fixtures.ts'

test('sends a testimonial with a photo, keeps typed values and opens the orders', async ({
  page,
  backend,
  axe,
}) => {
  await backend.scenario('returning-customer', { path: '/account' })
  await page.getByRole('link', { name: 'Submit a testimonial' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByRole('link', { name: 'Please type in a testimonial before clicking Submit' }),
  ).toBeVisible()
  await axe()
  await page.getByLabel('Your testimonial').fill('The editor understood my field.')
  await page.reload()
  await expect(page.getByLabel('Your testimonial')).toHaveValue('The editor understood my field.')
  const photo = backend.sample('photo')
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText(photo.name, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText(
      'Your testimonial has been received. Thank you for helping us serve you better.',
    ),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/en\/researcher$/)
  const { tables } = JSON.parse(await backend.world())
  expect(tables.testimonials).toMatchObject([
    { text: 'The editor understood my field.', photoIdentity: expect.any(String) },
  ])
})

test('sends one testimonial when the answer is lost', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: '/testimonials/submit' })
  await backend.fault('createTestimonial', 'lost-answer', 1)
  await page.getByLabel('Your testimonial').fill('The editor understood my field.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your testimonial')).toHaveValue('The editor understood my field.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/en\/researcher$/)
  const { tables } = JSON.parse(await backend.world())
  expect(tables.testimonials).toHaveLength(1)
})

test('sends one testimonial when two tabs send the same', async ({ page, backend, context }) => {
  const path = '/en/testimonials/submit'
  await backend.scenario('returning-customer', { path })
  await page.getByLabel('Your testimonial').fill('The editor understood my field.')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('my field')
  const other = await context.newPage()
  await other.goto(path)
  await expect(other.getByLabel('Your testimonial')).toHaveValue('The editor understood my field.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/en\/researcher$/)
  await expect(other.getByText('You sent this form in another tab')).toBeVisible()
  await expect(other.getByLabel('Your testimonial')).toHaveValue('')
  const { tables } = JSON.parse(await backend.world())
  expect(tables.testimonials).toHaveLength(1)
})
