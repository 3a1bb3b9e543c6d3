import { expect, test } from '@playwright/test'

test('the demo runs no code and shows no markup made from text', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const policy = await page.locator('meta[http-equiv]').getAttribute('content')
  expect(policy?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "img-src 'self' data: blob: https:",
    ]),
  )
  const broken = await page.evaluate(async () => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective)
    })
    const refused = (run: () => unknown) => {
      try {
        run()
        return false
      } catch {
        return true
      }
    }
    const target = document.createElement('div')
    document.body.append(target)
    const markup = refused(() => {
      target.innerHTML = '<img src="x">'
    })
    const text = refused(() => {
      target.innerHTML = 'plain text'
    })
    const handler = refused(() => target.setAttribute('onclick', 'globalThis.ran = true'))
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    const script = document.createElement('script')
    script.src = 'https://elsewhere.example/script.js'
    const isBlocked = new Promise((resolve) => {
      script.onerror = resolve
    })
    document.head.append(script)
    await isBlocked
    return { markup, text, handler, violations: [...new Set(violations)].sort() }
  })
  expect(broken).toEqual({
    markup: true,
    text: false,
    handler: true,
    violations: ['require-trusted-types-for', 'script-src-elem', 'style-src-elem'],
  })
})
