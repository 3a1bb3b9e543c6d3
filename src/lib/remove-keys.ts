/** What of a storage it takes to remove some of its keys. */
export type KeyedStorage = Pick<Storage, 'key' | 'length' | 'removeItem'>

/** Removes every key of a storage that begins with a text. Throws what the storage throws. */
export function removeKeys(storage: KeyedStorage, start: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(start)) storage.removeItem(key)
}
