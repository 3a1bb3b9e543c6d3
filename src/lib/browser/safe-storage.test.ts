import { describe, expect, it } from 'vitest'
import { guardStorage } from './safe-storage.ts'

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const denied = {
  length: 1,
  getItem: forbidden,
  setItem: forbidden,
  removeItem: forbidden,
  key: forbidden,
}

describe('a guarded storage', () => {
  it.each([
    ['throws when it is opened', forbidden],
    ['is null', () => null],
    ['throws at every access', () => denied],
  ])('that %s is empty and does not throw', (_, open) => {
    const storage = guardStorage(open)
    expect(storage.setItem('a', '1')).toBe(false)
    expect(storage.getItem('a')).toBeNull()
    storage.removeItem('a')
    storage.removeItems('a')
  })

  it('reports that a full storage did not save the text, and reads the existing one', () => {
    const full = { ...denied, getItem: () => 'kept' }
    const storage = guardStorage(() => full)
    expect(storage.setItem('a', '1')).toBe(false)
    expect(storage.getItem('a')).toBe('kept')
  })

  it('removes by prefix, although the keys shift meanwhile', () => {
    const keys = ['a:1', 'b:1', 'a:2', 'a:3', 'ab']
    const storage = guardStorage(() => ({
      ...denied,
      get length() {
        return keys.length
      },
      key: (index) => keys[index] ?? null,
      removeItem: (key) => void keys.splice(keys.indexOf(key), 1),
    }))
    storage.removeItems('a:')
    expect(keys).toEqual(['b:1', 'ab'])
  })
})
