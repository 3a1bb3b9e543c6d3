import { expect, test } from '@playwright/test'

const builds = [
  ['the demo', 0, '/'],
  ['the build for a real server', 2, '/portal/'],
  ['the demo in a folder', 3, '/below/'],
] as const

for (const [name, place, base] of builds) {
  test(`${name} runs no code and shows no markup made from text`, async ({ page, baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '')
    await page.goto(`http://${hostname}:${Number(port) + place}${base}en`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
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
      const place = document.createElement('div')
      document.body.append(place)
      const markup = refused(() => {
        place.innerHTML = '<img src="x">'
      })
      const text = refused(() => {
        place.innerHTML = 'plain text'
      })
      const handler = refused(() => place.setAttribute('onclick', 'globalThis.ran = true'))
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
}
