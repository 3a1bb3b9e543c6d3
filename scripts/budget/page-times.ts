import type { Browser } from 'playwright'
import { openPage, type PageReady } from './page-weight.ts'

/** Milliseconds since navigation start; the layout shift has no unit. */
export type Times = {
  firstPaint: number
  largestPaint: number
  /** The first field or row is visible, and the page responds to input. */
  usable: number
  shift: number
  click: number
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
    if (entry.name === 'click') seen.click = Math.max(seen.click, entry.duration)
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

/** Opens a page as a first visitor on a slow line, and presses its first button. */
export async function pageTimes(
  browser: Browser,
  url: string,
  { ready, firstUse }: { ready: PageReady; firstUse: string },
): Promise<Times> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(observe, firstUse)
  await openPage(page, url, ready)
  await page.getByRole('button').first().click()
  await page.waitForLoadState('networkidle')
  const times = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        // Entries are reported after their frame.
        requestAnimationFrame(() =>
          setTimeout(() => resolve(Reflect.get(globalThis, 'pageTimes')), 0),
        )
      }),
  )
  await context.close()
  return readTimes(times)
}

function readTimes(value: unknown): Times {
  const read = (name: keyof Times) => {
    const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
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
