import { expect, it } from 'vitest'
import { createExternalStore } from './external-store.ts'

it('returns the value that was set last', () => {
  const store = createExternalStore('first')
  expect(store.get()).toBe('first')
  store.set('second')
  expect(store.get()).toBe('second')
})

it('notifies each subscriber after each change, until it unsubscribes', () => {
  const store = createExternalStore(0)
  const seen: string[] = []
  const unsubscribe = store.subscribe(() => seen.push(`one ${store.get()}`))
  store.subscribe(() => seen.push(`other ${store.get()}`))
  store.set(1)
  unsubscribe()
  store.set(2)
  expect(seen).toEqual(['one 1', 'other 1', 'other 2'])
})

it('keeps stores separate', () => {
  const [one, other] = [createExternalStore(0), createExternalStore(0)]
  const seen: number[] = []
  other.subscribe(() => seen.push(other.get()))
  one.set(1)
  expect([other.get(), seen]).toEqual([0, []])
})
