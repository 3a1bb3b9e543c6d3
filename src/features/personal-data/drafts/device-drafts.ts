import { createExternalStore } from '../../../lib/browser/external-store.ts'
import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { discardDrafts, listDrafts } from './stored-drafts.ts'

/** As forms name the owner of what was entered before signing in. */
const visitor = 'anonymous'

/** A person's drafts on this device, and those of nobody in particular; those of others stay unseen. */
export function deviceDrafts(owner: string, storage: SafeStorage = safeLocalStorage) {
  const read = () => listDrafts(storage, [owner, visitor])
  const shown = createExternalStore(read())
  const refresh = () => shown.set(read())
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    /** Returns the function that ends it. */
    followTabs() {
      window.addEventListener('storage', refresh)
      refresh()
      return () => window.removeEventListener('storage', refresh)
    },
    deleteAll() {
      discardDrafts(storage, read())
      refresh()
    },
  }
}
