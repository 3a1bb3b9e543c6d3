import { expect, test } from '@playwright/test'

const missing = [
  ['AbortSignal.any', '/jp/login', 'お使いのブラウザーは古いため、Galley をご利用いただけません'],
  ['Promise.withResolvers', '/es', 'Este navegador es demasiado antiguo para Galley'],
  ['Set.prototype.intersection', '/br', 'Este navegador é antigo demais para o Galley'],
  ['URL.canParse', '/cn', '您的浏览器版本过旧，无法使用 Galley'],
  ['HTMLScriptElement.prototype.noModule', '/en', 'This browser is too old for Galley'],
] as const

for (const [path, address, heading] of missing) {
  test(`tells a browser without ${path} what it needs, and runs nothing`, async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    page.on('console', (message) => failures.push(message.text()))
    page.on('request', (request) => {
      if (request.url().includes('/api/')) failures.push(request.url())
    })
    await page.addInitScript((name) => {
      const parts = name.split('.')
      const owner: unknown = parts
        .slice(0, -1)
        .reduce((value, part) => Reflect.get(value, part), globalThis)
      Reflect.deleteProperty(Object(owner), parts.at(-1) ?? '')
    }, path)
    // The page stops loading by itself.
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(/Chrome \d+.*Firefox \d+/)).toBeVisible()
    await expect(page.locator('#root')).toHaveCount(0)
    expect(failures).toEqual([])
  })
}

test('tells a browser that runs no modules, which parses on', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
    window.stop = () => undefined
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replaceAll('type="module"', 'type="unknown"') })
  })
  await page.goto('/en')
  await expect(page.getByRole('heading')).toHaveText('This browser is too old for Galley')
})
