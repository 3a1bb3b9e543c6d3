import { describe, expect, it } from 'vitest'
import type { EditedOrder, OrderEdit } from '../../../api/orders/order-changes.ts'
import { unlistedText } from '../../../lib/test-unlisted.ts'
import { changedOrder, editValuesOf, isChanged, type OrderEditValues } from './edit-values.ts'

const newYork = { zone: 'America/New_York' }

const base: EditedOrder = {
  externalId: 'GX7KQ2M9',
  title: 'Quiet rivers',
  deadline: '2026-11-09T14:00:00.000Z',
  services: ['svc-premium-editing'],
  styleOfEnglish: 'American English',
  journal: 'Catena',
}
const values = editValuesOf(base, newYork)

it('reads an order in the zone of its reader', () => {
  expect(values).toEqual({
    title: 'Quiet rivers',
    day: '2026-11-09',
    time: '09:00',
    added: [],
    styleOfEnglish: 'American English',
    journal: 'Catena',
    wordCount: '',
  })
  const nothing = { ...base, deadline: null, styleOfEnglish: null, journal: null }
  expect(editValuesOf(nothing)).toMatchObject({
    day: '',
    time: '',
    styleOfEnglish: '',
    journal: '',
  })
})

it.each<[string, Partial<OrderEditValues>, boolean]>([
  ['nothing', {}, false],
  ['the title', { title: 'Loud rivers' }, true],
  ['the time', { time: '09:30' }, true],
  ['a service', { added: ['svc-formatting'] }, true],
  ['the style', { styleOfEnglish: '' }, true],
])('is changed by %s: %s', (_, changes, expected) => {
  const changed = { ...values, ...changes }
  expect(isChanged((name) => changed[name], values)).toBe(expected)
})

describe('what is saved', () => {
  const saved = (changes: Partial<OrderEditValues>, current: Partial<EditedOrder> = {}) =>
    changedOrder(
      { values: { ...values, ...changes }, base, current: { ...base, ...current } },
      newYork,
    )

  it.each<[string, Partial<OrderEditValues>, Partial<OrderEdit>]>([
    ['nothing', {}, {}],
    ['a title without blanks around it', { title: ' Loud rivers ' }, { title: 'Loud rivers' }],
    ['a later day', { day: '2026-11-10' }, { deadline: '2026-11-10T14:00:00.000Z' }],
    [
      'a service beside the ordered ones',
      { added: ['svc-formatting'] },
      { services: ['svc-premium-editing', 'svc-formatting'] },
    ],
    ['no style', { styleOfEnglish: '' }, { styleOfEnglish: null }],
    ['no journal', { journal: '  ' }, { journal: null }],
  ])('%s', (_, changes, expected) => {
    expect(saved(changes)).toEqual({ ...base, ...expected })
  })

  it('keeps what another tab saved meanwhile, but for what was changed here', () => {
    const current: EditedOrder = {
      ...base,
      title: 'Rivers at night',
      deadline: '2026-11-12T14:00:00.000Z',
      services: ['svc-premium-editing', 'svc-formatting'],
      styleOfEnglish: 'British English',
      journal: 'Geoderma',
    }
    expect(saved({}, current)).toEqual(current)
    expect(saved({ journal: 'Botany', added: ['svc-figures'] }, current)).toEqual({
      ...current,
      journal: 'Botany',
      services: ['svc-premium-editing', 'svc-formatting', 'svc-figures'],
    })
    expect(saved({ added: ['svc-formatting'] }, current).services).toHaveLength(2)
  })

  it('keeps a style that the contract does not list by leaving it out', () => {
    const order = { ...base, styleOfEnglish: unlistedText('Canadian English') }
    const first = editValuesOf(order, newYork)
    expect(first.styleOfEnglish).toBe('Canadian English')
    const { styleOfEnglish: _, ...others } = base
    expect(changedOrder({ values: first, base: order, current: order }, newYork)).toEqual(others)
    const cleared = { ...first, styleOfEnglish: '' }
    expect(changedOrder({ values: cleared, base: order, current: order }, newYork)).toEqual({
      ...others,
      styleOfEnglish: null,
    })
  })

  it('leaves a deadline that is not known yet to the server', () => {
    const unknown = { ...base, deadline: null }
    const first = editValuesOf(unknown, newYork)
    const order = { values: first, base: unknown, current: base }
    expect(changedOrder(order, newYork)).toEqual(base)
  })
})
