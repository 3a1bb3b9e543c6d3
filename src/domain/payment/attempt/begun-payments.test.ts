import { describe, expect, it } from 'vitest'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { begunPayments } from './begun-payments.ts'

describe('a payment that continues on another page', () => {
  it.each([
    ['its own form', 'ana@example.org', 'form-1', 'RC-1'],
    ['another form', 'ana@example.org', 'form-2', undefined],
    ['another person', 'ana@example.org.br', 'form-1', undefined],
  ])('is known to %s: %s, %s', (_, owner, form, code) => {
    const payments = begunPayments('order form', testStorage())
    payments.begin('ana@example.org', 'form-1', 'RC-1')
    expect(payments.read(owner, form)).toBe(code)
  })

  it('is forgotten once paid, and for a later form', () => {
    const { map, ...storage } = testStorage()
    const payments = begunPayments('order form', storage)
    payments.begin('ana', 'form-1', 'RC-1')
    payments.begin('ana', 'form-2', 'RC-2')
    expect([...map.values()]).toEqual(['RC-2'])
    payments.end('ana')
    expect(map.size).toBe(0)
  })

  it.each([
    ['a page', '/external/paypal/RC-1', null, 'RC-1'],
    ['a form', null, '<form></form>', 'RC-1'],
    ['nothing', null, null, undefined],
  ])('is one whose answer leads to %s', (_, redirectUrl, redirectForm, code) => {
    const payments = begunPayments('order form', testStorage())
    payments.begin('ana', 'form-1', 'RC-0')
    const answer = { receiptCode: 'RC-1', externalId: null, successUrl: null }
    payments.follow('ana', 'form-1', { ...answer, redirectUrl, redirectForm })
    expect(payments.read('ana', 'form-1')).toBe(code)
  })
})
