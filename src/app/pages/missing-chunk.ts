import { markMissingChunk } from '../../lib/browser/missing-chunk-error.ts'
import { safeSessionStorage } from '../../lib/browser/safe-storage.ts'

const mark = 'galley-reloaded-for:'

/** Milliseconds in which a page that is being left has gone, unless the address was a download. */
const leavingTime = 30_000

let reloading = false

export const isReloading = (): boolean => reloading

/** Safari does not name the file: there, each page reloads once. */
export const chunkOf = (message: string, page: string): string =>
  /\w+:\/\/\S+/.exec(message)?.[0] ?? page

function mayReloadFor(message: string): boolean {
  // Offline, a reload would only show the browser's error page.
  if (!navigator.onLine) return false
  // Keyed by chunk, since two missing ones would alternate forever.
  const key = mark + chunkOf(message, globalThis.location.href)
  // Without storage the reload would repeat forever.
  return !safeSessionStorage.getItem(key) && safeSessionStorage.setItem(key, 'once')
}

/** Deployments remove old chunks; leaving a page aborts imports, and reloading keeps one there. */
export function reloadForMissingChunks(): void {
  let leavingUntil = 0
  globalThis.addEventListener('beforeunload', () => {
    leavingUntil = performance.now() + leavingTime
  })
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    markMissingChunk(payload)
    const leaving = leavingUntil - performance.now()
    if (leaving > 0) {
      reloading = true
      setTimeout(() => globalThis.location.reload(), leaving)
    } else if (mayReloadFor(payload.message)) {
      reloading = true
      globalThis.location.reload()
    }
  })
}
