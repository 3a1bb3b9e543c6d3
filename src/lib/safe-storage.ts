/** What of the browser's storage the application uses. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A storage that never throws: it is empty where the browser forbids it, and stays so. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  /** Whether the text is stored now. */
  setItem: (key: string, text: string) => boolean
  removeItem: (key: string) => void
  /** Removes every key that begins with the prefix. */
  removeItems: (prefix: string) => void
}

/**
 * Guards a storage. It is opened anew for each access, since opening may throw too (blocked cookies, a sandboxed frame), and
 * some browsers have null in its place.
 */
export function guardStorage(open: () => BrowserStorage | null): SafeStorage {
  const attempt = <Result>(use: (storage: BrowserStorage) => Result, otherwise: Result): Result => {
    try {
      const storage = open()
      return storage ? use(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    removeItems: (prefix) =>
      attempt((storage) => {
        // All keys before the first removal, which moves the others up.
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
        for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
      }, undefined),
  }
}

/** Lasts beyond the visit, and is shared by all tabs. */
export const safeLocalStorage = guardStorage(() => window.localStorage)

/** Lasts as long as the tab. */
export const safeSessionStorage = guardStorage(() => window.sessionStorage)
