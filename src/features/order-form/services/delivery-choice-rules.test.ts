import { expect, it } from 'vitest'
import type { FormServiceOption } from '../../../api/order-form/order-form.ts'
import { serviceIds } from '../../../domain/services/service-ids.ts'
import { tierFacts, whyNoExpress, whyNoRush } from './delivery-choice-rules.ts'
import { testOption, testService } from './test-services.ts'

const standard = testOption({})
const rush = testOption({ deliveryTier: 'rush', rush: true, price: 502.2 })
const express = testOption({ deliveryTier: 'express', price: 651 })

const serviceOf = (identity: string, ...serviceOptions: FormServiceOption[]) =>
  testService({ identity, serviceOptions })

it.each<[string, Parameters<typeof whyNoRush>[0], ReturnType<typeof whyNoRush>]>([
  ['no service', { service: undefined, wordCount: 5_200 }, 'no-service'],
  [
    'an unknown length',
    { service: serviceOf(serviceIds.premiumEditing, standard), wordCount: null },
    'length-unknown',
  ],
  [
    'a service with rush',
    { service: serviceOf(serviceIds.premiumEditing, standard, rush), wordCount: 12_000 },
    undefined,
  ],
  [
    'a text beyond the longest one',
    { service: serviceOf(serviceIds.premiumEditing, standard), wordCount: 12_001 },
    'too-long',
  ],
  [
    'a rework beyond the longest text',
    { service: serviceOf(serviceIds.standardRework, standard), wordCount: 12_001 },
    'too-long',
  ],
  [
    'a service without rush',
    { service: serviceOf(serviceIds.scientificEditing, standard), wordCount: 5_200 },
    'not-for-service',
  ],
  [
    'a translation',
    { service: serviceOf('svc-translation', standard), wordCount: 5_200 },
    'not-for-service',
  ],
  [
    'a service that is always rush',
    { service: serviceOf(serviceIds.premiumEditing, rush), wordCount: 5_200 },
    'included',
  ],
])('rush with %s', (_name, input, expected) => {
  expect(whyNoRush(input)).toBe(expected)
})

const fast = serviceOf(serviceIds.standardEditing, standard, express)

it.each<[string, Partial<Parameters<typeof whyNoExpress>[0]>, ReturnType<typeof whyNoExpress>]>([
  ['Standard Editing', {}, undefined],
  [
    'Premium Editing',
    { service: serviceOf(serviceIds.premiumEditing, standard, express) },
    undefined,
  ],
  [
    'VIP Editing',
    { service: serviceOf(serviceIds.vipEditing, standard, express) },
    'not-for-service',
  ],
  ['no service', { service: undefined }, 'no-service'],
  ['a site without it', { isOnSite: false }, 'not-on-site'],
  ['a site without it and no service', { isOnSite: false, service: undefined }, 'not-on-site'],
  ['3,999 words', { wordCount: 3_999 }, 'not-for-length'],
  ['4,000 words', { wordCount: 4_000 }, undefined],
  ['5,999 words', { wordCount: 5_999 }, undefined],
  ['6,000 words', { wordCount: 6_000 }, 'not-for-length'],
  ['an unknown length', { wordCount: null }, 'length-unknown'],
  [
    'a service that the server does not offer so',
    { service: serviceOf(serviceIds.standardEditing, standard) },
    'not-for-service',
  ],
])('express with %s', (_name, input, expected) => {
  expect(whyNoExpress({ service: fast, wordCount: 5_200, isOnSite: true, ...input })).toBe(expected)
})

const form = {
  wordCount: 5_200,
  nonRushDeadline: '2026-11-20T14:00:00Z',
  rushDeadline: '2026-11-18T14:00:00Z',
  rushTotalDifference: 130.2,
  expressDeadline: null,
  expressTotalDifference: null,
}
const bothTiers = testService({ serviceOptions: [standard, rush] })

it('takes surcharge and due date of the chosen service from the order', () => {
  const selection = {
    serviceIdentity: bothTiers.identity,
    quantity: 1,
    deliveryTier: 'standard',
  } as const
  const service = { ...bothTiers, selection }
  expect(tierFacts(form, service, 'rush')).toEqual({
    difference: 130.2,
    deadline: form.rushDeadline,
  })
  expect(tierFacts(form, service, 'standard')).toEqual({
    difference: null,
    deadline: form.nonRushDeadline,
  })
})

it('takes them from the service while its choice is being saved', () => {
  const { difference, deadline } = tierFacts(form, bothTiers, 'rush')
  expect(difference).toBeCloseTo(130.2)
  expect(deadline).toBe(rush.deadline)
  expect(tierFacts(form, bothTiers, 'standard')).toEqual({
    difference: null,
    deadline: standard.deadline,
  })
})
