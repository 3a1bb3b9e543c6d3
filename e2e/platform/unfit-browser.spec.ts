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

const refusals = {
  'a browser without locks': [
    () => void Reflect.deleteProperty(Navigator.prototype, 'locks'),
    /no service workers or locks/,
  ],
  'a browser that refuses locks': [
    () => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('No.', 'SecurityError'))
    },
    /store nothing/,
  ],
  'a browser that refuses databases': [
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No.', 'SecurityError')
      }
    },
    /store nothing/,
  ],
} as const

for (const [name, [refuse, reason]] of Object.entries(refusals)) {
  test(`tells ${name} why it does not start`, { tag: '@deep' }, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/en')
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
  })
}
