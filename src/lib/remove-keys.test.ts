import { expect, it } from 'vitest'
import { removeKeys } from './remove-keys.ts'

it('removes what begins so, although the others move up meanwhile', () => {
  const kept = ['a:1', 'b:1', 'a:2', 'a:3', 'ab']
  const storage = {
    get length() {
      return kept.length
    },
    key: (index: number) => kept[index] ?? null,
    removeItem: (key: string) => void kept.splice(kept.indexOf(key), 1),
  }
  removeKeys(storage, 'a:')
  expect(kept).toEqual(['b:1', 'ab'])
})
