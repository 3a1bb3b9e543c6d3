import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const initial = { email: '', password: '', card: { checkout: '', parts: '' }, seen: undefined }

it.each([
  ['nothing', [], { email: 'a@b.org' }],
  ['a field', ['password'], { password: 'hush' }],
  ['a field of a group', ['card.checkout'], { card: { checkout: 'hush', parts: '3' } }],
  ['a field without an initial value', ['seen'], { seen: 'hush' }],
  ['an unknown field', ['card.nonce'], { card: { nonce: 'hush', checkout: '', parts: '' } }],
])('restores %s', (_, secrets, typed) => {
  const values = { ...initial, ...typed }
  const before = JSON.stringify(values)
  const open = withoutSecrets(values, new Set(secrets), initial)
  expect(JSON.stringify(open)).not.toContain('hush')
  expect(open).toMatchObject({ email: values.email, card: { parts: values.card.parts } })
  expect(JSON.stringify(values)).toBe(before)
})
