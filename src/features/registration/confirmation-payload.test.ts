import { expect, it } from 'vitest'
import { readConfirmation } from './confirmation-payload.ts'

const whole = {
  confirmation: '8d2f61c0a97b43e5',
  provider: 'ORCID',
  email: 'noor.haddad@example.edu',
  firstName: 'Noor',
  lastName: 'Haddad',
}
const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const chinese = { ...whole, provider: '微信', firstName: '晓明', lastName: '李' }
const { provider: _, ...anonymous } = whole

it.each([
  ['a complete payload', inBase64(whole), whole],
  ['with padding', `${inBase64(whole)}==`, whole],
  ['in plain base64', Buffer.from(JSON.stringify(chinese)).toString('base64'), chinese],
  ['letters of another script', inBase64(chinese), chinese],
  ['no address', inBase64({ ...whole, email: null }), { ...whole, email: '' }],
  ['no provider', inBase64(anonymous), { ...whole, provider: '' }],
  ['spaces around', inBase64({ ...whole, firstName: ' Noor ' }), whole],
  ['unknown fields', inBase64({ ...whole, more: 1 }), whole],
])('%s is read', (_name, data, expected) => {
  expect(readConfirmation(data)).toEqual(expected)
})

it.each([
  ['nothing', ''],
  ['truncated', inBase64(whole).slice(0, 40)],
  ['cut within a letter', inBase64(chinese).slice(0, -9)],
  ['a length that base64 never has', 'abcde'],
  ['not base64', '%E0%A4%A'],
  ['letters outside base64', '注册'],
  ['not JSON', Buffer.from('a registration').toString('base64url')],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('base64url')],
  ['a text', inBase64('8d2f61c0a97b43e5')],
  ['a list', inBase64([whole])],
  ['null', inBase64(null)],
  ['other fields', inBase64({ token: '8d2f61c0a97b43e5' })],
  ['a number in place of a name', inBase64({ ...whole, firstName: 7 })],
  ['an object in place of an address', inBase64({ ...whole, email: {} })],
  ['an empty confirmation', inBase64({ ...whole, confirmation: '' })],
  ['a confirmation that is too long', inBase64({ ...whole, confirmation: 'x'.repeat(129) })],
])('%s cannot be read', (_name, data) => {
  expect(readConfirmation(data)).toBeUndefined()
})
