import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chunkOf } from './missing-chunk.ts'

const page = 'https://galley.example/en/researcher'
const file = 'https://galley.example/assets/rewards-B1.js'

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${file}`, file],
  ['Firefox', `error loading dynamically imported module: ${file}`, file],
  ['Safari', 'Importing a module script failed.', page],
])('tells missing chunks apart in %s', (_, message, expected) => {
  expect(chunkOf(message, page)).toBe(expected)
})

describe('a page whose chunk is missing', () => {
  const reload = vi.fn()
  let browser: EventTarget
  const miss = (missing: string) =>
    browser.dispatchEvent(
      Object.assign(new Event('vite:preloadError'), {
        payload: new TypeError(`Failed to fetch dynamically imported module: ${missing}`),
      }),
    )

  beforeEach(async () => {
    vi.useFakeTimers()
    reload.mockReset()
    browser = new EventTarget()
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    vi.stubGlobal('location', { href: page, reload })
    vi.stubGlobal('navigator', { onLine: true })
    // It remembers that the page reloads.
    vi.resetModules()
    const { reloadForMissingChunks } = await import('./missing-chunk.ts')
    const { safeSessionStorage } = await import('../../lib/browser/safe-storage.ts')
    const stored = new Map<string, string>()
    vi.spyOn(safeSessionStorage, 'getItem').mockImplementation((key) => stored.get(key) ?? null)
    vi.spyOn(safeSessionStorage, 'setItem').mockImplementation((key, text) => {
      stored.set(key, text)
      return true
    })
    reloadForMissingChunks()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('reloads once for each chunk', () => {
    miss(file)
    miss(file)
    expect(reload).toHaveBeenCalledTimes(1)
    miss(file.replace('rewards', 'invoices'))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('stays while it is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    miss(file)
    expect(reload).not.toHaveBeenCalled()
  })

  it('lets a person leave whose navigation ends its imports', () => {
    browser.dispatchEvent(new Event('beforeunload'))
    vi.advanceTimersByTime(200)
    miss(file)
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads later if the person stayed, as for a download', () => {
    browser.dispatchEvent(new Event('beforeunload'))
    miss(file)
    vi.advanceTimersByTime(30_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
