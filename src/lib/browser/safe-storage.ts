type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Never throws: behaves as empty where the browser forbids storage. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  /** Returns whether the text was stored. */
  setItem: (key: string, text: string) => boolean
  removeItem: (key: string) => void
  removeItems: (prefix: string) => void
  keys: (prefix: string) => string[]
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
  const keys = (prefix: string) =>
    attempt((storage) => {
      const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      return all.filter((key) => key.startsWith(prefix))
    }, [])
  const removeItem = (key: string) => attempt((storage) => storage.removeItem(key), undefined)
  return {
    keys,
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    removeItem,
    removeItems: (prefix) => {
      for (const key of keys(prefix)) removeItem(key)
    },
  }
}

export const safeLocalStorage = guardStorage(() => window.localStorage)

export const safeSessionStorage = guardStorage(() => window.sessionStorage)
