import { expect, test } from '@playwright/test'
import { servedAt } from '../support/served-at.ts'

// Uses the production build: the demo's mocks need these storages.

const denials = {
  throws: () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'is null': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { value: null })
  },
  'throws at every access': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
  },
}

for (const [name, deny] of Object.entries(denials)) {
  test(`signs in, works and signs out where storage ${name}`, { tag: '@deep' }, async ({
    page,
    baseURL,
  }) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await page.request.get(`${servedAt(baseURL, 'backend')}/api/researcher/load?scenario=anonymous`)
    await page.addInitScript(deny)
    await page.goto(`${servedAt(baseURL, 'separate')}/portal/en/login`)
    const signIn = page.getByRole('button', { name: 'Sign in' })
    for (const _ of ['once', 'and again after a sign-out']) {
      await page.getByLabel('E-mail address').fill('helen.marsh@example.edu')
      await page.getByLabel('Password', { exact: true }).fill('manuscript')
      await signIn.click()
      await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(signIn).toBeVisible()
    }
    expect(failures).toEqual([])
  })
}
