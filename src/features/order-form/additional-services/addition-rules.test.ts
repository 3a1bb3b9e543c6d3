import { describe, expect, it } from 'vitest'
import type { FormService, GoalName } from '../../../api/order-form/order-form.ts'
import { serviceIds } from '../../../domain/services/service-ids.ts'
import {
  additionGroups,
  countOf,
  lacksAddition,
  movesDeadline,
  offeredAdditions,
} from './addition-rules.ts'

const option: FormService['serviceOptions'][number] = {
  serviceIdentity: serviceIds.figures,
  name: 'Figure Formatting',
  price: 32,
  deadline: null,
  rush: false,
  deliveryTier: 'standard',
  figureCount: 1,
  tableCount: null,
  wordCount: null,
  timeline: null,
}

const service = (identity: string, changes: Partial<FormService> = {}): FormService => ({
  identity,
  name: identity,
  type: 'additional',
  featured: false,
  recommended: false,
  recommendedServiceClass: null,
  serviceOptions: [option],
  optionsDeterminedByCount: identity === serviceIds.figures,
  selection: null,
  disabled: false,
  dataTrack: identity,
  modalID: identity,
  canBeRemovedFromOrder: true,
  ...changes,
})

const figures = service(serviceIds.figures)
const formatting = service(serviceIds.formatting)
const recommendation = service(serviceIds.journalRecommendation)
const letter = service('svc-cover-letter')
const editing = service(serviceIds.premiumEditing, { type: 'editing' })
const availableServices = [editing, figures, formatting, recommendation, letter]

const all = { figures: true, formatting: true, journalRecommendation: true }
const goalOf = (name: GoalName) => ({ name, requiresWordCount: true, englishStyleDefault: null })

describe('offeredAdditions', () => {
  it.each<[string, GoalName, Partial<typeof all>, FormService[]]>([
    ['all of them', 'editing', {}, [figures, formatting, recommendation, letter]],
    ['no figures', 'editing', { figures: false }, [formatting, recommendation, letter]],
    ['no formatting', 'rework', { formatting: false }, [figures, recommendation, letter]],
    [
      'no recommendation',
      'translation',
      { journalRecommendation: false },
      [figures, formatting, letter],
    ],
    [
      'figures where nothing else is ordered',
      'figures-only',
      { figures: false, formatting: false, journalRecommendation: false },
      [figures, formatting, recommendation, letter],
    ],
  ])('offers %s', (_name, goal, flags, expected) => {
    const form = { availableServices, customerGoal: goalOf(goal) }
    expect(offeredAdditions(form, { ...all, ...flags })).toEqual(expected)
  })

  it('shows a chosen service although the site offers it no longer', () => {
    const chosen = service(serviceIds.figures, {
      selection: { serviceIdentity: serviceIds.figures, quantity: 2, deliveryTier: 'standard' },
    })
    const form = { availableServices: [chosen], customerGoal: goalOf('editing') }
    expect(offeredAdditions(form, { ...all, figures: false })).toEqual([chosen])
  })
})

it.each([
  ['figures', { figureCount: 3, tableCount: null }, 3],
  ['tables', { figureCount: null, tableCount: 25 }, 25],
  ['no count', { figureCount: null, tableCount: null }, 1],
])('counts %s', (_name, counts, expected) => {
  expect(countOf({ ...option, ...counts })).toBe(expected)
})

it.each([
  ['2026-11-11T15:00:00Z', true],
  ['2026-11-10T15:00:00Z', false],
  ['2026-11-10T10:00:00-05:00', false],
])('a service due at %s moves the deadline of 10 November: %s', (deadline, moves) => {
  expect(movesDeadline(deadline, '2026-11-10T15:00:00Z')).toBe(moves)
})

it.each<[GoalName, FormService | undefined, boolean]>([
  ['editing', undefined, false],
  ['figures-only', undefined, true],
  ['figures-only', letter, true],
  ['figures-only', figures, false],
])('%s with %o lacks an addition: %s', (goal, chosen, expected) => {
  const quantityOf = (candidate: FormService) => (candidate === chosen ? 1 : 0)
  expect(lacksAddition(availableServices, goalOf(goal), quantityOf)).toBe(expected)
})

it.each([
  [[letter, formatting, figures], { formatting: [formatting, figures], submission: [letter] }],
  [[letter], { submission: [letter] }],
  [[], {}],
])('puts services into their groups', (services, groups) => {
  const found = additionGroups(services).map(({ group, members }) => [group, members])
  expect(Object.fromEntries(found)).toEqual(groups)
})
