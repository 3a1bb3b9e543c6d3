import { describe, expect, it } from 'vitest'
import type { AvailableService } from '../../../api/orders/order-changes.ts'
import {
  asksForJournal,
  asksForLength,
  chosenOffers,
  lengthProblem,
  offerGroupsOf,
  optionsForLength,
  totalPrice,
} from './service-offers.ts'

const option = (lengthLow: number, lengthHigh: number | null, price: number) => ({
  id: `svc-${lengthLow}`,
  serviceId: 'svc',
  name: 'A service',
  price,
  priceLabel: `$${price}`,
  lengthLow,
  lengthHigh,
})

const service = (
  id: string,
  options: AvailableService['options'],
  required = false,
): AvailableService => ({
  id,
  name: id,
  fileType: 'manuscript',
  journalDetails: { required },
  brand: 'Galley',
  price: options[0]?.price ?? 0,
  priceLabel: '',
  deadline: null,
  options,
})

const byLength = [option(3_501, 6_000, 329), option(1, 1_500, 93), option(1_501, 3_500, 217)]

describe('the options of a service', () => {
  it.each([
    [1, [93]],
    [1_500, [93]],
    [1_501, [217]],
    [6_000, [329]],
    [6_001, []],
    [0, []],
    [null, [93, 217, 329]],
  ])('for %s words', (length, prices) => {
    expect(optionsForLength(byLength, length).map(({ price }) => price)).toEqual(prices)
  })

  it('have no end where it is null, and begin with the cheapest', () => {
    const options = [option(0, null, 240), option(0, null, 185), option(0, 100, 90)]
    expect(optionsForLength(options, 9_000).map(({ price }) => price)).toEqual([185, 240])
  })
})

const ordered = { id: 'svc-editing', name: '', type: 'editing' as const, fileType: 'manuscript' }
const order: Parameters<typeof offerGroupsOf>[1] = {
  services: [{ ...ordered, journalDetails: { required: false } }],
  wordCount: 4_000,
}
const formatting = service('svc-formatting', [option(0, null, 185)], true)
const groups = [
  {
    type: 'editing' as const,
    services: [service('svc-editing', byLength), service('svc-short', [option(1, 1_500, 93)])],
  },
  { type: 'formatting' as const, services: [formatting, service('svc-premium', byLength)] },
]

describe('services that can be added', () => {
  it('leave out ordered ones, those for other lengths, and empty groups', () => {
    const found = offerGroupsOf(groups, order)
    expect(found.map(({ type }) => type)).toEqual(['formatting'])
    expect(found[0]?.offers).toMatchObject([
      { service: { id: 'svc-formatting' }, price: 185, isLowestPrice: false },
      { service: { id: 'svc-premium' }, price: 329, isLowestPrice: false },
    ])
  })

  it('have a lowest price while the length is unknown', () => {
    const found = offerGroupsOf(groups, { ...order, wordCount: null })
    expect(found[1]?.offers).toMatchObject([
      { price: 185, isLowestPrice: false },
      { price: 93, isLowestPrice: true },
    ])
  })

  it('are chosen by identity, whatever else was chosen earlier', () => {
    const chosen = chosenOffers(offerGroupsOf(groups, order), ['svc-formatting', 'svc-editing'])
    expect(chosen.map((offer) => offer.service.id)).toEqual(['svc-formatting'])
  })
})

describe('a service with a price for each length', () => {
  const unknown = { ...order, wordCount: null }

  it('asks for the length where the order names none', () => {
    expect(asksForLength(groups, unknown)).toBe(true)
    expect(asksForLength(groups, order)).toBe(false)
    expect(asksForLength([{ type: 'formatting', services: [formatting] }], unknown)).toBe(false)
  })

  it('cannot be chosen until one price is left', () => {
    const chosenFor = (wordCount: number | null) =>
      chosenOffers(offerGroupsOf(groups, { ...order, wordCount }), ['svc-premium'])
    expect(chosenFor(null)).toEqual([])
    expect(chosenFor(4_000)).toMatchObject([{ price: 329 }])
  })

  it.each([
    [['svc-premium'], null, 'missing'],
    [['svc-premium'], 4_000, undefined],
    [['svc-premium', 'svc-formatting'], 40_001, 'not-sold'],
    [['svc-formatting'], null, undefined],
    [[], null, undefined],
  ])('with %o added and %s words: %s', (added, length, expected) => {
    expect(lengthProblem(groups, unknown, { added, length })).toBe(expected)
    expect(lengthProblem(groups, order, { added, length })).toBeUndefined()
  })
})

const yen = { numDecimals: 0 }
const dollars = { numDecimals: 2 }

it.each([
  [dollars, [], 0],
  [dollars, [185, 32], 217],
  [dollars, [0.1, 0.2], 0.3],
  [yen, [28_675, 4_960], 33_635],
])('in %o, %o cost %d', (currency, prices, total) => {
  expect(
    totalPrice(
      prices.map((price) => ({ price })),
      currency,
    ),
  ).toBe(total)
})

it.each([
  ['neither', false, [], false],
  ['an ordered service', true, [], true],
  ['an added service', false, [{ service: formatting }], true],
])('asks for the journal: %s', (_, required, offers, expected) => {
  const services = [{ ...ordered, journalDetails: { required } }]
  expect(asksForJournal({ services }, offers)).toBe(expected)
})
