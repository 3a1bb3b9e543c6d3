import { expect, it } from 'vitest'
import { settingsOf } from './http-plugin.ts'

it.each([
  ['/en/researcher?page=2', undefined],
  ['/en?scenario=china', { call: '?scenario=china', page: '/en' }],
  [
    '/en?page=2&flag=captcha:on&flag=wechat_sso:off&latency=300',
    { call: '?latency=300&flag=captcha%3Aon&flag=wechat_sso%3Aoff', page: '/en?page=2' },
  ],
])('%s', (address, expected) => {
  const settings = settingsOf(new URL(address, 'http://phone.local:5173'))
  expect(settings && { call: settings.call.search, page: settings.page }).toEqual(expected)
})

it('lists the valid names', () => {
  const url = new URL('http://phone.local/en?scenario=chine')
  expect(() => settingsOf(url)).toThrow(/china/)
})
