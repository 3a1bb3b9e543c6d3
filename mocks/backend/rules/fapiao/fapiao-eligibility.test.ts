import { describe, expect, it } from 'vitest'
import { fapiaoOrganizations } from '../../reference-data/payment/fapiao-organizations.ts'
import { cancelWindowEnd } from './fapiao-eligibility.ts'
import { searchOrganizations } from './search-organizations.ts'
import { type ReadFapiao, validateFapiaoForm } from './validate-fapiao-form.ts'

const special: ReadFapiao = {
  type: 'special',
  serviceType: 'editing',
  organizationName: '浙江大学',
  taxpayerNumber: '12330100085704597B',
  contactEmail: 'chen.lihua@example.cn',
  contactPhone: '13800138000',
}
const general: ReadFapiao = { ...special, type: 'general' }

describe('the form of a fapiao', () => {
  it.each([
    [special, undefined],
    [{ ...special, organizationName: '浙'.repeat(100) }, undefined],
    [{ ...special, organizationName: '' }, 'fapiao-organization-name-error'],
    [{ ...special, organizationName: '浙江ｄ大学' }, 'fapiao-organization-name-error'],
    [{ ...special, organizationName: '浙江大学（第2医院）' }, undefined],
    [{ ...special, taxpayerNumber: '123456' }, undefined],
    [{ ...special, taxpayerNumber: '12345' }, 'fapiao-taxpayer-number-error'],
    [{ ...special, taxpayerNumber: '1'.repeat(20) }, undefined],
    [{ ...special, taxpayerNumber: '1'.repeat(21) }, 'fapiao-taxpayer-number-error'],
    [{ ...general, taxpayerNumber: 'abc12345' }, 'fapiao-taxpayer-number-error'],
    [{ ...general, taxpayerNumber: null, contactPhone: null }, undefined],
    [{ ...special, contactPhone: '1'.repeat(15) }, undefined],
    [{ ...general, contactPhone: '1'.repeat(16) }, 'phone-number-too-long'],
    [{ ...special, contactPhone: null }, 'fapiao-phone-required'],
    [{ ...general, contactEmail: 'nobody' }, 'emailAddressInvalidFormat'],
  ])('%o is %s', (form, expected) => {
    expect(validateFapiaoForm(form)).toBe(expected)
  })
})

describe('the period for cancelling', () => {
  it.each([
    ['2025-11-21T08:00:00Z', '2026-11-21T08:00:00Z'],
    ['2024-02-29T08:00:00Z', '2025-03-01T08:00:00Z'],
  ])('of a payment of %s ends at %s', (paid, end) => {
    expect(cancelWindowEnd(Date.parse(paid))).toBe(Date.parse(end))
  })
})

/** Check character of a unified social credit code (GB 32100-2015), modulo 31. */
function checkCharacter(code: string): string {
  const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
  const sum = weights.reduce(
    (all, weight, index) => all + weight * characters.indexOf(code.charAt(index)),
    0,
  )
  return characters.charAt((31 - (sum % 31)) % 31)
}

describe('the organizations of the reference data', () => {
  it.each(fapiaoOrganizations)(
    'give $organizationName a valid taxpayer number',
    ({ organizationName, taxpayerNumber }) => {
      expect(taxpayerNumber).toHaveLength(18)
      expect(taxpayerNumber.charAt(17)).toBe(checkCharacter(taxpayerNumber))
      expect(validateFapiaoForm({ ...special, organizationName, taxpayerNumber })).toBeUndefined()
    },
  )

  it('have unique names and numbers, and a search finds 20 at most', () => {
    const names = new Set(fapiaoOrganizations.map(({ organizationName }) => organizationName))
    const numbers = new Set(fapiaoOrganizations.map(({ taxpayerNumber }) => taxpayerNumber))
    expect([names.size, numbers.size]).toEqual([
      fapiaoOrganizations.length,
      fapiaoOrganizations.length,
    ])
    expect(searchOrganizations('大学')).toHaveLength(20)
  })
})
