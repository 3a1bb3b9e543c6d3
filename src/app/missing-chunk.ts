const mark = 'galley-reloaded-for:'

/**
 * A part of the application that is gone from the server (a newer version was put there) is found
 * by loading the page again, once for each part; if it is still missing, the crash page says so.
 */
export function reloadForMissingChunks(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload
    // One mark for each: two missing parts that took turns would load the page for ever.
    if (sessionStorage.getItem(mark + message)) return
    sessionStorage.setItem(mark + message, 'once')
    globalThis.location.reload()
  })
}
