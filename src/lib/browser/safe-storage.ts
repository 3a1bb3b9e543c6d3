type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Never throws: behaves as empty where the browser forbids storage. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  /** Returns whether the text was stored. */
  setItem: (key: string, text: string) => boolean
  removeItem: (key: string) => void
  removeItems: (prefix: string) => void
}

/** Opens the storage for each access: opening may throw, and some browsers return null. */
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
        // Collects the keys first, since removing one shifts the others.
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
        for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
      }, undefined),
  }
}

export const safeLocalStorage = guardStorage(() => window.localStorage)

export const safeSessionStorage = guardStorage(() => window.sessionStorage)
