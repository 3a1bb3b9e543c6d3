import { safeLocalStorage, safeSessionStorage } from '../../../src/lib/browser/safe-storage.ts'

export class UnfitBrowser extends Error {
  constructor(detail: string) {
    super(detail)
    this.name = 'UnfitBrowser'
  }
}

const overHttp =
  'Or start the project by "npm start -- --http": its server then answers the calls, and the page needs neither.'

const blocked =
  'This browser lets the page store nothing (localStorage, sessionStorage or IndexedDB is blocked or full), and ' +
  `the world of the mock backend is kept there. Allow this site to store data. ${overHttp}`

/** @throws UnfitBrowser where service workers, locks or storage are missing */
export function checkBrowser(): void {
  const missing = ['serviceWorker', 'locks'].some((name) => !(name in navigator))
  if (missing) {
    throw new UnfitBrowser(
      'This browser has no service workers or locks here, and they answer the calls of this page. ' +
        `Browsers have them for https, localhost and 127.0.0.1 alone: open one of these. ${overHttp}`,
    )
  }
  const probe = 'galley-probe'
  for (const storage of [safeLocalStorage, safeSessionStorage]) {
    if (!storage.setItem(probe, 'stored')) throw new UnfitBrowser(blocked)
    storage.removeItem(probe)
  }
}

const isRefusal = (error: unknown) =>
  error instanceof DOMException && error.name === 'SecurityError'

/** What a browser refuses only when it is used: databases and locks. */
export const asUnfitBrowser = (error: unknown): unknown =>
  isRefusal(error) ? new UnfitBrowser(blocked) : error
