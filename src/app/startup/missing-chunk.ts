import { safeSessionStorage } from '../../lib/browser/safe-storage.ts'

const mark = 'galley-reloaded-for:'

let reloading = false

/** A page that reloads reports no crash. */
export const isReloading = (): boolean => reloading

/** Deployments remove old chunks: reloads once for each, then shows the crash page. */
export function reloadForMissingChunks(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would only show the browser's error page.
    if (!navigator.onLine) return
    const { message } = event.payload
    // Keyed by chunk, since two missing ones would alternate forever.
    if (safeSessionStorage.getItem(mark + message)) return
    // Without storage the reload would repeat forever.
    if (!safeSessionStorage.setItem(mark + message, 'once')) return
    reloading = true
    globalThis.location.reload()
  })
}
