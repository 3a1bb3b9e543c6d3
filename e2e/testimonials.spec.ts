import { expect, test } from './fixtures.ts'

test('sends a testimonial with a photo once, from one of two tabs, and opens the orders', {
  tag: '@deep',
}, async ({ page, backend, context }) => {
  await backend.scenario('returning-customer', { path: '/account' })
  await page.getByRole('link', { name: 'Submit a testimonial' }).click()
  await page.getByLabel('Your testimonial').fill('The editor understood my field.')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('my field')
  const other = await context.newPage()
  await other.goto('/en/testimonials/submit')
  await expect(other.getByLabel('Your testimonial')).toHaveValue('The editor understood my field.')
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
  await expect(other.getByText('You sent this form in another tab')).toBeVisible()
  await expect(other.getByLabel('Your testimonial')).toHaveValue('')
  const { tables } = JSON.parse(await backend.world())
  expect(tables.testimonials).toMatchObject([
    { text: 'The editor understood my field.', photoIdentity: expect.any(String) },
  ])
})

test('sends one testimonial when the answer is lost', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
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
