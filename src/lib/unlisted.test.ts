import { expect, it } from 'vitest'
import { entryOf, hasEntry, isAmong } from './unlisted.ts'

const tones = { open: 'plain', closed: 'amber' } as const

it.each(['paused', 'constructor', '__proto__', 'toString', ''])('lists no %j', (value) => {
  expect(hasEntry(tones, value)).toBe(false)
  expect(isAmong(['open', 'closed'], value)).toBe(false)
})

it('finds the entry of a listed value', () => {
  expect(entryOf(tones, 'closed')).toBe('amber')
  expect(isAmong(['open', 'closed'], 'open')).toBe(true)
})

it('takes numbers', () => {
  expect(entryOf({ 3: 'card' }, 3)).toBe('card')
  expect(hasEntry({ 3: 'card' }, 4)).toBe(false)
})
