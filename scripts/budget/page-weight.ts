import type { Browser, Page } from 'playwright'

/** Resolves when a page shows what it is for. */
export type Arrived = (page: Page) => Promise<void>

export type Loaded = { path: string; kind: 'script' | 'style' | 'other'; bytes: number }

function kindOf(mimeType: string): Loaded['kind'] {
  if (/javascript/.test(mimeType)) return 'script'
  return mimeType === 'text/css' ? 'style' : 'other'
}

/**
 * Opens a page and waits until it is there and asks for nothing more.
 * @throws with what stands on it where it never shows what it is for
 */
export async function openPage(page: Page, url: string, arrived: Arrived): Promise<void> {
  page.setDefaultTimeout(20_000)
  await page.goto(url, { waitUntil: 'networkidle' })
  try {
    await arrived(page)
  } catch (error) {
    const text = await page.locator('body').innerText()
    throw new Error(`${url} is not the page that was to be measured. It says:\n${text}\n${error}`)
  }
  await page.waitForLoadState('networkidle')
}

/** Calls that a page made more than once: what was preloaded is not what was asked for. */
export function repeatedCalls(loaded: readonly Loaded[]): string[] {
  const calls = loaded.map(({ path }) => path).filter((path) => path.startsWith('/api/'))
  return [...new Set(calls.filter((path, place) => calls.indexOf(path) !== place))]
}

/**
 * Opens a page as a first visitor and lists what it loaded, by bytes on the wire with headers.
 */
export async function pageWeight(
  browser: Browser,
  url: string,
  arrived: Arrived,
): Promise<Loaded[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const answers = new Map<string, { url: string; mimeType: string }>()
  const loaded: Loaded[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, response)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    // What a preload has fetched already comes from memory the second time.
    if (!answer?.url.startsWith('http') || encodedDataLength === 0) return
    const path = new URL(answer.url).pathname
    loaded.push({ path, kind: kindOf(answer.mimeType), bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  await openPage(page, url, arrived)
  await context.close()
  return loaded
}
