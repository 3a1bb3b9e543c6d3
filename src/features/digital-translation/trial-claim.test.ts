import { expect, it } from 'vitest'
import { readClaim, storeClaim } from './trial-claim.ts'

function storageWith(text: string | null) {
  let stored = text
  return {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value
      return true
    },
  }
}

const newKey = () => 'new'

it.each([
  ['nothing', null, { key: 'new' }],
  ['a claim without an answer', '{"key":"sent"}', { key: 'sent' }],
  ['an answer', '{"key":"sent","eligible":false}', { key: 'sent', eligible: false }],
  ['no JSON', '{', { key: 'new' }],
  ['another shape', '{"key":3}', { key: 'new' }],
  ['an answer of another shape', '{"key":"sent","eligible":"yes"}', { key: 'sent' }],
])('of %s', (_, text, expected) => {
  expect(readClaim(storageWith(text), 'user-1', newKey)).toEqual(expected)
})

it('reads the stored claim', () => {
  const storage = storageWith(null)
  storeClaim(storage, 'user-1', { key: 'sent', eligible: true })
  expect(readClaim(storage, 'user-1', newKey)).toEqual({ key: 'sent', eligible: true })
})

it('works without storage', () => {
  const storage = { getItem: () => null, setItem: () => false }
  storeClaim(storage, 'user-1', { key: 'sent' })
  expect(readClaim(storage, 'user-1', newKey)).toEqual({ key: 'new' })
})
