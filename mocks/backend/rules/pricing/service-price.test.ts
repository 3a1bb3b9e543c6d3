import { describe, expect, it } from 'vitest'
import { services } from '../../reference-data/services/form-services.ts'
import { deliveriesOf, heldTier, requestedTier } from './delivery-rules.ts'
import { dollarsFor, needsOwnDeadline, workingDaysFor } from './service-price.ts'

const text = (wordCount: number | null, languageId = 1, quantity = 1) => ({
  wordCount,
  languageId,
  quantity,
})

describe('prices in US dollars', () => {
  it.each([
    ['premiumEditing', text(3_501), 372],
    ['premiumEditing', text(6_000), 372],
    ['premiumEditing', text(6_001), 496],
    ['premiumEditing', text(40_000), 2_480],
    ['premiumEditing', text(40_001), null],
    ['premiumEditing', text(null), null],
    ['translation', text(6_000, 6), 900],
    ['translation', text(6_000, 2), 540],
    ['translation', text(6_000, 8), 1_035],
    ['figures', text(null, 1, 3), 96],
    ['formatting', text(null), 185],
    ['concierge', text(3_000), null],
  ] as const)('%s for %o: %s', (name, facts, dollars) => {
    expect(dollarsFor(services[name], facts)).toBe(dollars)
  })
})

describe('services that take longer', () => {
  it.each([
    ['premiumEditing', 6_000, 6, false],
    ['premiumEditing', 6_001, 7, false],
    ['premiumEditing', 12_000, 8, false],
    ['premiumEditing', 40_001, 15, true],
    ['scientificEditing', 18_000, 13, false],
    ['scientificEditing', 18_001, 14, true],
    ['translation', 18_001, 14, true],
    ['formatting', 50_000, 4, false],
  ] as const)('%s of %i words', (name, words, days, agreed) => {
    expect(workingDaysFor(services[name], services[name].days, words)).toBe(days)
    expect(needsOwnDeadline(services[name], words)).toBe(agreed)
  })
})

describe('delivery tiers', () => {
  const tiers = (name: keyof typeof services, wordCount: number | null, express = true) =>
    deliveriesOf(services[name], { wordCount, express }).map(({ tier }) => tier)

  it.each([
    ['premiumEditing', 3_999, true, ['standard', 'rush']],
    ['premiumEditing', 4_000, true, ['standard', 'rush', 'express']],
    ['standardEditing', 5_999, true, ['standard', 'rush', 'express']],
    ['premiumEditing', 6_000, true, ['standard', 'rush']],
    ['premiumEditing', 5_000, false, ['standard', 'rush']],
    ['vipEditing', 5_000, true, ['standard', 'rush']],
    ['scientificEditing', 5_000, true, ['standard']],
    ['premiumEditing', 12_000, true, ['standard', 'rush']],
    ['premiumEditing', 12_001, true, ['standard']],
    ['premiumEditing', null, true, ['standard']],
  ] as const)('%s of %s words, express %s: %o', (name, words, express, expected) => {
    expect(tiers(name, words, express)).toEqual(expected)
  })

  it.each([
    [false, 'standard', 'standard'],
    [true, 'standard', 'rush'],
    [true, 'rush', 'rush'],
    [false, 'express', 'express'],
  ] as const)('rushed %s with %s means %s', (rushed, deliveryTier, tier) => {
    expect(requestedTier({ rushed, deliveryTier })).toBe(tier)
  })

  it('falls back to standard delivery when the text no longer allows the other tier', () => {
    const form = { service: 'svc-premium-editing', tier: 'express', wordCount: 5_000 } as const
    expect(heldTier(form, true)).toBe('express')
    expect(heldTier({ ...form, wordCount: 9_000 }, true)).toBe('standard')
    expect(heldTier(form, false)).toBe('standard')
    expect(heldTier({ ...form, service: null }, true)).toBe('standard')
  })
})
