import { expect, test } from '@playwright/test'

test('lists the manuscripts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/\d words$/).first()).toBeVisible()
})
