import { siteLanguages } from '../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { messageIn } from '../support/messages-in.ts'

const dashboard = '/en/researcher'

test('redirects each address once', { tag: '@deep' }, async ({ page, backend }) => {
  await backend.scenario('returning-customer', { path: '/' })
  await expect(page).toHaveURL(dashboard)
  for (const [path, end] of [
    ['/researcher/index?origin=mail', '/en/researcher?origin=mail'],
    ['/en/curie/plan?plan=year', '/en/rubriq/plan?plan=year'],
    ['/xx/researcher', '/en/xx/researcher'],
  ] as const) {
    await page.goto(path)
    await expect(page, path).toHaveURL(end)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await backend.scenario('anonymous', { path: '/en/researcher/invoices?a=b&c=d' })
  const redirect = encodeURIComponent('/en/researcher/invoices?a=b&c=d')
  await expect(page).toHaveURL(`/en/login?redirect=${redirect}`)
})

test('redirects an address without a language to that of the account', async ({
  page,
  backend,
}) => {
  await backend.scenario('china', { path: '/cn/error' })
  await page.context().clearCookies()
  await page.goto('/researcher/index?origin=mail')
  await expect(page).toHaveURL('/cn/researcher?origin=mail')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const [scenario, last, tag] of [
  ['returning-customer', 'contentinfo', []],
  ['localization-mismatch', 'list', ['@deep']],
] as const) {
  test(`shows header and heading from the first paint: ${scenario}`, { tag: [...tag] }, async ({
    page,
    backend,
  }) => {
    await page.addInitScript(() => {
      const bare: string[] = []
      Object.assign(globalThis, { bare })
      const look = () => {
        // Ignore a document that is still being parsed.
        if (document.readyState === 'loading') return
        const root = document.querySelector('#root')
        const isWhole = root?.querySelector('header') && root.querySelector('h1')?.textContent
        if (root?.firstChild && !isWhole) bare.push(root.innerHTML)
      }
      document.addEventListener('readystatechange', look)
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await backend.scenario(scenario, { path: '/cn/researcher' })
    await expect(page.getByRole(last).first()).toBeVisible()
    expect(await page.evaluate<string[]>('globalThis.bare')).toEqual([])
  })
}

test('retries the start ten times, reports the failure and offers a retry', {
  tag: '@deep',
}, async ({ page, backend, axe }) => {
  test.slow()
  await backend.scenario('outage')
  await expect(page.getByRole('heading', { name: 'Unable to load application' })).toBeVisible()
  await expect(page.getByText(/We have tried 10 times since/)).toBeVisible()
  expect(await backend.calls('loadApplication')).toHaveLength(10)
  await axe()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('reports a failed start in every language', { tag: '@deep' }, async ({
  page,
  context,
  backend,
}) => {
  test.slow()
  await backend.scenario('returning-customer', { faults: [['loadApplication', '503']] })
  // In parallel, since each retries for 13 seconds.
  await Promise.all(
    siteLanguages.map(async (language) => {
      const tab = await context.newPage()
      await tab.goto(`/${language}/login`)
      const name = messageIn(language, 'pages', 'Unable to load application')
      await expect(tab.getByRole('heading', { name, level: 1 })).toBeVisible()
      const again = messageIn(language, 'pages', 'Try again')
      await expect(tab.getByRole('button', { name: again, exact: true })).toBeVisible()
    }),
  )
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('lists the known names for an unknown setting', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await page.goto('/en/login?scenario=nobody&clock=frozen')
  const message = 'There is no scenario "nobody". Known: returning-customer,'
  await expect(page.getByText(message, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Open without the settings' }).click()
  await expect(page).toHaveURL(dashboard)
  expect(await backend.calls()).not.toHaveLength(0)
})

test('reports a screen whose file is missing within the shell, which can be left', async ({
  page,
  axe,
}) => {
  const reports: string[] = []
  page.on('pageerror', ({ message }) => reports.push(message))
  await page.context().route('**/assets/grammar-check-*.js', (route) => route.abort())
  await page.goto('/en/researcher/grammar-check?scenario=returning-customer&clock=frozen')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused()
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.locator('main, [id=main]')).toHaveCount(1)
  await axe()
  // Each attempt to load the chunk fails with an error of its own.
  expect([...new Set(reports)]).toEqual([expect.stringContaining('grammar-check')])
  await page.getByRole('link', { name: /^My orders/ }).click()
  await expect(page.getByText('24 orders')).toBeVisible()
  await page.context().unroute('**/assets/grammar-check-*.js')
  await page.goBack()
  // Some browsers never fetch a missing chunk again on the same page.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Free Grammar Check' })).toBeVisible()
})

test('retries a chunk that is missing for a moment', async ({ page }) => {
  const requests: string[] = []
  const reports: { afterRequest: number; message: string }[] = []
  page.on('pageerror', ({ message }) => reports.push({ afterRequest: requests.length, message }))
  await page.context().route('**/assets/grammar-check-*.js', (route) => {
    requests.push(route.request().url())
    return requests.length > 1 ? route.fallback() : route.abort()
  })
  await page.goto('/en/researcher/grammar-check?scenario=returning-customer&clock=frozen')
  await expect(page.getByRole('heading', { name: 'Free Grammar Check' })).toBeVisible()
  expect(requests).toHaveLength(2)
  // The reload may come before the browser reports the missing chunk.
  const missing = { afterRequest: 1, message: expect.stringContaining(requests[0] ?? '') }
  expect(reports).toEqual(reports.length === 0 ? [] : [missing])
})

test('draws a line while the next page loads, and reports one that cannot be loaded', {
  tag: '@deep',
}, async ({ page, context }) => {
  await page.goto(`${dashboard}?scenario=returning-customer&clock=frozen`)
  await expect(page.getByText('24 orders')).toBeVisible()
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'PrePay' }).click()
  const line = page.getByRole('progressbar', { name: 'The next page is loading' })
  await expect(line).toBeVisible()
  release.resolve()
  await expect(page.getByRole('heading', { name: 'PrePay', level: 1 })).toBeFocused()
  await expect(line).toHaveCount(0)

  const reloads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads.push(request.url())
  })
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Grammar Check' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused()
  expect(reloads).toEqual([])
  await context.setOffline(false)
  const grammarCheck = page.getByRole('heading', { name: 'Free Grammar Check' })
  // Where the browser reports another missing chunk only now, the page reloads by itself.
  await Promise.any([
    page.getByRole('button', { name: 'Reload' }).click(),
    expect(grammarCheck).toBeVisible(),
  ])
  await expect(grammarCheck).toBeVisible()
})

test('says that a page cannot be loaded whose files are gone', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/jp/researcher')
  await expect(page.getByText('ページを読み込めませんでした。')).toBeVisible()
})

test('starts in a browser that has no channel to other tabs', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })
  await page.goto(`${dashboard}?scenario=returning-customer&clock=frozen`)
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('keeps the page where the bar cannot be drawn, and draws it at the next try', async ({
  page,
  axe,
}) => {
  const reports: string[] = []
  page.on('pageerror', ({ message }) => reports.push(message))
  // The bar crashes when it reads the stored order count.
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      const breaks = key.startsWith('galley:order-count:') && !getItem.call(this, 'mended')
      return breaks ? '31337' : getItem.call(this, key)
    }
    const { parseInt: parse } = Number
    Number.parseInt = (text, radix) => {
      if (text === '31337') throw new Error('The count is out of order.')
      return parse(text, radix)
    }
  })
  await page.goto(`${dashboard}?scenario=returning-customer&clock=frozen`)
  await expect(page.getByText('24 orders')).toBeVisible()
  await expect(page.getByText('This part can’t be shown')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await axe()
  expect(reports).toEqual(['The count is out of order.'])
  await page.evaluate(() => localStorage.setItem('mended', 'yes'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('replaces a crashed shell with a plain one', async ({ page, axe }) => {
  const reports: string[] = []
  page.on('pageerror', ({ message }) => reports.push(message))
  // The frame crashes when it looks for the cookie of the consent.
  await page.addInitScript(() => {
    const { split } = String.prototype
    Object.assign(String.prototype, {
      split(this: string, separator: string, limit?: number) {
        if (separator === '; ' && !localStorage.getItem('mended'))
          throw new Error('The cookies are out of order.')
        return Reflect.apply(split, this, [separator, limit])
      },
    })
  })
  await page.goto(`${dashboard}?scenario=returning-customer&clock=frozen`)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.locator('main, [id=main]')).toHaveCount(1)
  await axe()
  expect(reports).toEqual(['The cookies are out of order.'])
  await page.evaluate(() => localStorage.setItem('mended', 'yes'))
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('24 orders')).toBeVisible()
})
