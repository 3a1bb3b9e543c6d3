import { expect, test } from '../fixtures.ts'

test.describe('a call that the contract refuses', () => {
  test.use({
    failures: [
      'application breaks the contract: ',
      'error: Contract broken by the application: searchOrders.',
    ],
  })

  test('fails the test', async ({ page, backend }) => {
    await backend.scenario('returning-customer', { path: '/en/account' })
    const status = await page.evaluate(async () => (await fetch('/api/order/search?page=0')).status)
    expect(status).toBe(400)
  })
})

test('keeps the world over a reload and a closed page', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('new-customer', { path: '/en/researcher/grammar-check' })
  await page.locator('input[type=file]').setInputFiles(backend.sample('english-3000'))
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Begin Check' }).click()
  await expect(page).toHaveURL(/\/details\//)
  const report = page.url()
  await page.goto('about:blank')
  const other = await context.newPage()
  await other.goto(report)
  await expect(other.getByText(/working out its score/)).toBeVisible()
})

test('reloads a page that was loaded without its worker instead of starting it', async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('returning-customer')
  await expect(page.getByText('24 orders')).toBeVisible()
  // Closing its last page would stop the worker.
  const other = await context.newPage()
  await other.goto('/en/login')
  const again = Promise.withResolvers<void>()
  let loads = 0
  await context.route('**/en/researcher', async (route) => {
    loads += 1
    if (loads === 2) await again.promise
    await route.fallback()
  })
  const calls: string[] = []
  page.on('request', (request) => {
    if (loads === 2 && request.url().includes('/api/')) calls.push(request.url())
  })
  // As Shift and the browser's reload button do.
  const session = await context.newCDPSession(page)
  await session.send('Page.reload', { ignoreCache: true })
  await expect.poll(() => loads).toBe(2)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls).toEqual([])
  again.resolve()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('reports why the page cannot start where the browser bypasses the worker', {
  tag: '@deep',
}, async ({ page, backend, context }) => {
  await backend.scenario('returning-customer')
  const aside = await context.newPage()
  // As the switch in the browser's developer tools does.
  const session = await context.newCDPSession(aside)
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  await aside.goto('/en/researcher')
  await expect(aside.getByText(/leaves the service worker aside/)).toBeVisible()
  await session.send('Network.setBypassServiceWorker', { bypass: false })
  await aside.reload()
  await expect(aside.getByText('24 orders')).toBeVisible()
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('starts although the previous page was left before it started', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/en/researcher?scenario=returning-customer&clock=frozen', {
    waitUntil: 'commit',
  })
  await page.goto('/favicon.svg')
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js'))
  await page.goto('/en/researcher')
  await expect(page.getByText('24 orders')).toBeVisible()
})

test('loses none of forty uploads from two tabs at once', { tag: '@deep' }, async ({
  page,
  backend,
  context,
}) => {
  await backend.scenario('new-customer')
  await expect(page.getByText('No orders yet')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en/researcher')
  await expect(other.getByText('No orders yet')).toBeVisible()
  const twentyUploads = async () => {
    const upload = async (number: number) => {
      const form = new FormData()
      form.append('file', new File([`text ${number}`], `paper-${number}.doc`))
      const answer = await fetch('/api/file', { method: 'POST', body: form })
      return answer.json()
    }
    const uploaded = await Promise.all(Array.from({ length: 20 }, (_, number) => upload(number)))
    return uploaded.map(({ identity }) => String(identity))
  }
  const [here, there] = await Promise.all([
    page.evaluate(twentyUploads),
    other.evaluate(twentyUploads),
  ])
  expect(new Set([...here, ...there]).size).toBe(40)
  await page.evaluate(() => fetch('/api/users/current'))
  const world: unknown = JSON.parse(await backend.world())
  for (const identity of [...here, ...there]) {
    expect(JSON.stringify(world)).toContain(`"${identity}"`)
  }
})

test('reports a world that cannot be read and starts a new one', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('new-customer')
  await expect(page.getByText('No orders yet')).toBeVisible()
  // Breaking the world during a call is another case.
  for (const call of ['getOrderCount', 'loadLoyalty'] as const)
    await expect.poll(async () => (await backend.calls(call)).length).toBe(1)
  await page.evaluate(async () => {
    const opened = indexedDB.open('galley-world-galley')
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const writing = opened.result.transaction('about', 'readwrite')
    writing.objectStore('about').put('nonsense', 'header')
    await new Promise((resolve) => {
      writing.oncomplete = resolve
    })
    opened.result.close()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: /cannot be read/ })).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

for (const path of ['/en/researcher', '/en/researcher/grammar-check', '/en/login?redirect=/en']) {
  test(`the links of ${path} do not change the world`, { tag: '@deep' }, async ({
    page,
    backend,
  }) => {
    const name = path.startsWith('/en/login') ? 'anonymous' : 'assessments'
    await backend.scenario(name, { path })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const before = await backend.world()
    for (const link of await page.getByRole('link').all()) {
      if (await link.isVisible()) await link.focus()
    }
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await backend.world()).toBe(before)
  })
}
