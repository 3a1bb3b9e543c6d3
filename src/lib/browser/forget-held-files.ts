import { safeLocalStorage } from './safe-storage.ts'

/** Of what local storage says about them. */
export const heldFilePrefix = 'galley:upload:'

export const heldFileDatabase = 'galley-files'

/** Files that were not yet sent when the page was left. */
export function forgetHeldFiles(): void {
  safeLocalStorage.removeItems(heldFilePrefix)
  try {
    indexedDB.deleteDatabase(heldFileDatabase)
  } catch {
    // A browser that forbids it has kept nothing.
  }
}
