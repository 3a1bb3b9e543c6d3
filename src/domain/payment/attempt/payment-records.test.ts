import { describe, expect, it } from 'vitest'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { paymentRecords, readPaymentRecord } from './payment-records.ts'

const sent = { key: 'key-1', known: ['RC-0'], isAsked: false }

describe('what is left of a payment', () => {
  it.each([
    ['its own bill', 'ana@example.org', 'form-1', 'RC-1'],
    ['another bill', 'ana@example.org', 'form-2', undefined],
    ['another person', 'ana@example.org.br', 'form-1', undefined],
  ])('is known to %s: %s, %s', (_, owner, bill, code) => {
    const records = paymentRecords('order form', testStorage())
    records.update('ana@example.org', 'form-1', { away: 'RC-1' })
    expect(records.readFor(owner, bill)?.away).toBe(code)
  })

  it('keeps a payment on another page while another one is sent', () => {
    const records = paymentRecords('order form', testStorage())
    records.update('ana', 'form-1', { away: 'RC-1' })
    records.update('ana', 'form-1', { sent })
    expect(records.read('ana')).toEqual({ bill: 'form-1', away: 'RC-1', sent })
    records.update('ana', 'form-1', { sent: undefined })
    expect(records.read('ana')).toEqual({ bill: 'form-1', away: 'RC-1' })
  })

  it('is forgotten once nothing is left, once paid, and for a later bill', () => {
    const { map, ...storage } = testStorage()
    const records = paymentRecords('order form', storage)
    records.update('ana', 'form-1', { sent })
    records.update('ana', 'form-1', { sent: undefined })
    expect(map.size).toBe(0)
    records.update('ana', 'form-1', { sent })
    records.update('ana', 'form-2', { away: 'RC-2' })
    expect(records.read('ana')).toEqual({ bill: 'form-2', away: 'RC-2' })
    records.end('ana')
    expect(map.size).toBe(0)
  })
})

it.each([
  ['nothing', null, undefined],
  ['no JSON', '{', undefined],
  ['another shape', '{"sent":{}}', undefined],
  ['a bill alone', '{"bill":"a","sent":{},"away":1}', { bill: 'a' }],
  [
    'identities of another shape',
    '{"bill":"a","sent":{"known":[1,"b"]}}',
    { bill: 'a', sent: { known: ['b'], isAsked: false } },
  ],
  [
    'all of it',
    '{"bill":"a","sent":{"known":[],"key":"k","isAsked":true},"away":"RC-1"}',
    { bill: 'a', sent: { known: [], key: 'k', isAsked: true }, away: 'RC-1' },
  ],
])('reads %s', (_, text, expected) => {
  expect(readPaymentRecord(text)).toEqual(expected)
})
