import { expect, test } from '../fixtures.ts'

const heading = { name: 'The mock backend cannot run in this browser' }

for (const path of ['/en', '/external/mail/']) {
  const tag = path === '/en' ? [] : ['@deep']
  test(`reports at ${path} that service workers are missing, and the command that works without`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    await page.goto(path)
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByText(/no service workers.*npm start -- --http/)).toBeVisible()
  })
}

test('reports that storage is blocked instead of loading forever', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/en')
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByText(/store nothing.*npm start -- --http/)).toBeVisible()
})
