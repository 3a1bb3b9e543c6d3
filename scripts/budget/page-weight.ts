import type { Browser, Page } from 'playwright'

/** Resolves when the page shows its content. */
type PageReady = (page: Page) => Promise<void>

export type WeighedPage = {
  ready: PageReady
  /** What the browser's localStorage holds. */
  kept?: () => ReadonlyMap<string, string>
}

export type Loaded = { path: string; kind: 'script' | 'style' | 'other'; bytes: number }

function kindOf(mimeType: string): Loaded['kind'] {
  if (/javascript/.test(mimeType)) return 'script'
  return mimeType === 'text/css' ? 'style' : 'other'
}

/**
 * Opens a page and waits until it makes no more requests. @throws with the page's text if its
 * content never shows
 */
export async function openPage(page: Page, url: string, ready: PageReady): Promise<void> {
  page.setDefaultTimeout(20_000)
  await page.goto(url, { waitUntil: 'networkidle' })
  try {
    await ready(page)
  } catch (error) {
    const text = await page.locator('body').innerText()
    throw new Error(`${url} is not the page that was to be measured. It says:\n${text}\n${error}`)
  }
  await page.waitForLoadState('networkidle')
}

/** Calls that a page made twice, but for `asksAgain`: the preloaded call differs from the requested one. */
export function repeatedCalls(
  loaded: readonly Loaded[],
  asksAgain: readonly string[] = [],
): string[] {
  const calls = loaded.map(({ path }) => path).filter((path) => path.startsWith('/api/'))
  const repeated = new Set(calls.filter((path, index) => calls.indexOf(path) !== index))
  return [...repeated].filter((path) => !asksAgain.includes(path))
}

export async function pageWeight(
  browser: Browser,
  url: string,
  { ready, kept }: WeighedPage,
): Promise<Loaded[]> {
  const localStorage = Array.from(kept?.() ?? [], ([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const answers = new Map<string, { url: string; mimeType: string }>()
  const loaded: Loaded[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, response)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    // A preloaded file comes from memory the second time.
    if (!answer?.url.startsWith('http') || encodedDataLength === 0) return
    const path = new URL(answer.url).pathname
    loaded.push({ path, kind: kindOf(answer.mimeType), bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  await openPage(page, url, ready)
  await context.close()
  return loaded
}
