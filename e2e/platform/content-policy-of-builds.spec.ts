import { expect, test } from '@playwright/test'
import { servedAt } from '../support/served-at.ts'

const builds: Record<string, (baseURL?: string) => string> = {
  'the build for a real server': (baseURL) => `${servedAt(baseURL, 'separate')}/portal/en`,
  'the demo in a folder': (baseURL) => `${servedAt(baseURL, 'below')}/below/en`,
}

for (const [name, addressAt] of Object.entries(builds)) {
  test(`${name} sends the policy of its settings`, { tag: '@deep' }, async ({ page, baseURL }) => {
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
        "require-trusted-types-for 'script'",
        `img-src 'self' data: blob: ${others}`,
        `frame-src 'self' ${others}`,
        `form-action 'self' ${others}`,
      ]),
    )
  })
}

test('a build that knows its hosts loads no image or frame and sends no form elsewhere', {
  tag: '@deep',
}, async ({ page, baseURL }) => {
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
