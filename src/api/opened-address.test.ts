import { expect, it } from 'vitest'
import { openedAddress } from './opened-address.ts'

it('encodes each path parameter as one segment', () => {
  const path = '/api/order-form/from-language-assessment/{identity}'
  expect(openedAddress(path, { identity: 'a/b?c' })).toBe(
    '/api/order-form/from-language-assessment/a%2Fb%3Fc',
  )
  expect(openedAddress('/api/account/redirect', {})).toBe('/api/account/redirect')
})

it('appends a query', () => {
  const query = { invoice_number: 'US-90321', amount: 412.5 }
  expect(openedAddress('/api/payment/{id}/pdf', { id: '58213' }, query)).toBe(
    '/api/payment/58213/pdf?invoice_number=US-90321&amount=412.5',
  )
  expect(openedAddress('/api/payment/{id}/pdf', { id: '58213' }, {})).toBe('/api/payment/58213/pdf')
})
