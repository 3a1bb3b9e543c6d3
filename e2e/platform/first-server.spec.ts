import { expect, test } from '@playwright/test'
import {
  firstData,
  firstOperations,
  firstPerson,
  firstTitles,
} from '../../mocks/transports/http/first-server/first-data.ts'
import { startFirstServer } from '../../mocks/transports/http/first-server/first-server.ts'

// The day that docs/real-server.md describes: what the server has comes from it, the rest from the mock backend.

test('shows the orders of a server that has nothing else yet', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const server = await startFirstServer({ ...(await firstData()), pages: [origin] })
  try {
    const link = `scenario=returning-customer&server=${server.origin}&real=${firstOperations.join()}`
    await page.goto(`/en/login?${link}`)
    await page.getByLabel('E-mail address').fill(firstPerson.email)
    await page.getByLabel('Password', { exact: true }).fill(firstPerson.password)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    for (const title of firstTitles) {
      await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
    }
    await page.reload()
    await page.getByRole('link', { name: firstTitles[0] }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'FIRST001' })).toBeVisible()
    await expect(page.getByText(firstTitles[0]).first()).toBeVisible()
    await expect(page).toHaveURL(/\/details\/FIRST001/)
  } finally {
    server.close()
  }
})
