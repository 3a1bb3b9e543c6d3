import { heldFileDatabase } from '../../lib/browser/forget-held-files.ts'

const storeName = 'files'

/** Never throws: behaves as empty where the browser forbids storage. */
type HeldFiles = {
  read: (key: string) => Promise<File | undefined>
  /** Whether the file is kept. */
  write: (key: string, file: File) => Promise<boolean>
  remove: (key: string) => Promise<void>
  keepOnly: (keys: readonly string[]) => Promise<void>
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(heldFileDatabase, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await settled(opening)
  database.onversionchange = () => database.close()
  try {
    const transaction = database.transaction(storeName, mode)
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([
      settled(use(transaction.objectStore(storeName))),
      completed,
    ])
    return result
  } finally {
    database.close()
  }
}

async function attempt<Result>(use: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await use()
  } catch {
    return otherwise
  }
}

export const heldFiles: HeldFiles = {
  read: (key) =>
    attempt(async () => {
      const found: unknown = await inStore<unknown>('readonly', (store) => store.get(key))
      return found instanceof File ? found : undefined
    }, undefined),
  write: (key, file) =>
    attempt(async () => {
      await inStore('readwrite', (store) => store.put(file, key))
      return true
    }, false),
  remove: (key) =>
    attempt(async () => {
      await inStore('readwrite', (store) => store.delete(key))
    }, undefined),
  keepOnly: (keys) =>
    attempt(async () => {
      const all = await inStore('readonly', (store) => store.getAllKeys())
      for (const key of all) {
        if (!keys.some((kept) => kept === key)) {
          await inStore('readwrite', (store) => store.delete(key))
        }
      }
    }, undefined),
}
