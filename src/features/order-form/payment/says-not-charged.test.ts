import { describe, expect, it } from 'vitest'
import { paymentRefusals } from '../../../api/refusal-messages/payment-refusals.ts'
import { saysNotCharged } from './says-not-charged.ts'

describe('whether a refusal says that nothing was charged', () => {
  it.each(Object.entries(paymentRefusals))('%s', (key, { message }) => {
    expect(saysNotCharged(key)).toBe(message?.includes('not charged'))
  })

  it('is not expected of the server’s own words', () => {
    expect(saysNotCharged('The bank is closed today.')).toBe(false)
  })
})
