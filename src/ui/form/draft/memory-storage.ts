import { guardStorage, type SafeStorage } from '../../../lib/browser/safe-storage.ts'

export function testStorage(): SafeStorage & { map: Map<string, string> } {
  const map = new Map<string, string>()
  const storage = guardStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }))
  return { ...storage, map }
}
