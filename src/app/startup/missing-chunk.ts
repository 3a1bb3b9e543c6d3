import { safeSessionStorage } from '../../lib/safe-storage.ts'

const mark = 'galley-reloaded-for:'

let reloading = false

/** Whether the page goes to be loaded again: what broke in it is then no crash to tell of. */
export const isReloading = (): boolean => reloading

/**
 * A part of the application that is gone from the server (a newer version was put there) is found
 * by loading the page again, once for each part; if it is still missing, the crash page says so.
 */
export function reloadForMissingChunks(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing would come of it but the browser's own page.
    if (!navigator.onLine) return
    const { message } = event.payload
    // One mark for each: two missing parts that took turns would load the page for ever.
    if (safeSessionStorage.getItem(mark + message)) return
    // So would one where no mark can be kept.
    if (!safeSessionStorage.setItem(mark + message, 'once')) return
    reloading = true
    globalThis.location.reload()
  })
}
