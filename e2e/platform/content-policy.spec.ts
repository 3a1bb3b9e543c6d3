import { expect, test } from '@playwright/test'
import { servedAt } from '../support/served-at.ts'

const builds: Record<string, (baseURL?: string) => string> = {
  'the demo': (baseURL) => `${baseURL}/en`,
  'the build for a real server': (baseURL) => `${servedAt(baseURL, 'separate')}/portal/en`,
  'the demo in a folder': (baseURL) => `${servedAt(baseURL, 'below')}/below/en`,
}

for (const [name, addressAt] of Object.entries(builds)) {
  test(`${name} runs no code and shows no markup made from text`, async ({ page, baseURL }) => {
    // The build for a real server calls this backend.
    await page.request.get(`${servedAt(baseURL, 'backend')}/api/researcher/load`)
    await page.goto(addressAt(baseURL))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const isForServer = name === 'the build for a real server'
    const policy = await page.locator('meta[http-equiv]').getAttribute('content')
    const scripts = isForServer ? '' : " 'wasm-unsafe-eval'"
    // That build is told which hosts its server names.
    const others = isForServer ? servedAt(baseURL, 'backend') : 'https:'
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        `script-src 'self'${scripts}`,
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        `img-src 'self' data: blob: ${others}`,
        `frame-src 'self' ${others}`,
        `form-action 'self' ${others}`,
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
}

test('a build that knows its hosts loads no image or frame and sends no form elsewhere', async ({
  page,
  baseURL,
}) => {
  await page.request.get(`${servedAt(baseURL, 'backend')}/api/researcher/load`)
  await page.goto(`${servedAt(baseURL, 'separate')}/portal/en`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const blocked = await page.evaluate(async () => {
    const violation = () =>
      new Promise<string>((resolve) => {
        const report = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
          resolve(effectiveDirective)
        document.addEventListener('securitypolicyviolation', report, { once: true })
      })
    const address = 'https://elsewhere.example/'
    const begin = [
      () => {
        new Image().src = address
      },
      () => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: address }))
      },
      () => {
        const form = Object.assign(document.createElement('form'), { action: address })
        document.body.append(form)
        form.submit()
      },
    ]
    const directives: string[] = []
    for (const attempt of begin) {
      const reported = violation()
      attempt()
      directives.push(await reported)
    }
    return { directives, path: location.pathname }
  })
  expect(blocked.directives).toEqual(['img-src', 'frame-src', 'form-action'])
  expect(blocked.path).toContain('/portal/en')
})
