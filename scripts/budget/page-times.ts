import type { Browser, Page } from 'playwright'
import type { Budget, Click } from './budgets.ts'
import { openPage } from './page-weight.ts'

/** Milliseconds since navigation start; the layout shift has no unit. */
export type Times = {
  firstPaint: number
  largestPaint: number
  /** The first field or row is visible, and the page responds to input. */
  usable: number
  shift: number
  /** By name: from the press to the next frame. */
  clicks: Record<string, number>
}

/** 1.6 Mbit/s down, 0.75 up, 150 ms, and a processor slowed four times. */
const line = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const slower = 4

/** Runs in the page before its own scripts. */
function observe(firstUse: string) {
  const seen = { firstPaint: 0, largestPaint: 0, usable: 0, shift: 0, click: 0 }
  const watch = (type: string, keep: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep))
    observer.observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    })
  }
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const sudden = 'hadRecentInput' in entry && entry.hadRecentInput === false
    if (sudden && 'value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
  watch('event', (entry) => {
    // Only of presses and keys, all events of which count, as for INP.
    const isInteraction = 'interactionId' in entry && Boolean(entry.interactionId)
    if (isInteraction) seen.click = Math.max(seen.click, entry.duration)
  })
  const changes = new MutationObserver(() => {
    if (!document.querySelector(firstUse)?.checkVisibility({ visibilityProperty: true })) return
    changes.disconnect()
    // A task after that frame: only then would input be answered.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.usable = performance.now()
      }, 0),
    )
  })
  changes.observe(document, { childList: true, subtree: true, attributes: true })
  Object.assign(globalThis, { pageTimes: seen })
}

/** As on a slow line and a slow machine. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

type Seen = Omit<Times, 'clicks'> & { click: number }

/** What the page has seen so far. */
async function seenIn(page: Page): Promise<Seen> {
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        // Entries are reported after their frame.
        requestAnimationFrame(() =>
          setTimeout(() => resolve(Reflect.get(globalThis, 'pageTimes')), 0),
        )
      }),
  )
  const read = (name: keyof Seen) => {
    const found = typeof seen === 'object' && seen !== null ? Reflect.get(seen, name) : undefined
    if (typeof found !== 'number') throw new Error(`The page reported no ${name}.`)
    return found
  }
  return {
    firstPaint: read('firstPaint'),
    largestPaint: read('largestPaint'),
    usable: read('usable'),
    shift: read('shift'),
    click: read('click'),
  }
}

/** Milliseconds until a press shows; 0 for less than 16. */
async function timeOf({ press }: Click, page: Page): Promise<number> {
  await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'pageTimes'), { click: 0 }))
  await press(page)
  return (await seenIn(page)).click
}

type Measured = Pick<Budget, 'ready' | 'firstUse' | 'clicks'> & {
  isSlow: boolean
}

/** Opens a page as a first visitor, and presses what is named. */
export async function pageTimes(
  browser: Browser,
  url: string,
  { ready, firstUse, clicks: presses, isSlow }: Measured,
): Promise<Times> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  await page.addInitScript(observe, firstUse)
  await openPage(page, url, ready)
  const { click: _, ...times } = await seenIn(page)
  const clicks: Times['clicks'] = {}
  for (const click of presses) clicks[click.name] = await timeOf(click, page)
  await context.close()
  return { ...times, clicks }
}
