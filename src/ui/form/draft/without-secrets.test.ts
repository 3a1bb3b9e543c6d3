import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const initial = { email: '', password: '', card: { checkout: '', parts: '' }, seen: undefined }

it.each([
  ['nothing', [], { email: 'a@b.org' }],
  ['a field', ['password'], { password: 'hush' }],
  ['a field of a group', ['card.checkout'], { card: { checkout: 'hush', parts: '3' } }],
  ['a field that began without a value', ['seen'], { seen: 'hush' }],
  [
    'a field that nobody knows',
    ['card.nonce'],
    { card: { nonce: 'hush', checkout: '', parts: '' } },
  ],
])('takes back %s', (_, secrets, typed) => {
  const values = { ...initial, ...typed }
  const before = JSON.stringify(values)
  const open = withoutSecrets(values, new Set(secrets), initial)
  expect(JSON.stringify(open)).not.toContain('hush')
  expect(open).toMatchObject({ email: values.email, card: { parts: values.card.parts } })
  expect(JSON.stringify(values)).toBe(before)
})
