import { describe, expect, it } from 'vitest'
import {
  deadlineValuesOf,
  enteredDeadline,
  expectedDeadline,
  halfHoursOf,
  timesToChoose,
} from './edit-deadline.ts'

const zones = {
  newYork: { zone: 'America/New_York' },
  kathmandu: { zone: 'Asia/Kathmandu' },
  kiritimati: { zone: 'Pacific/Kiritimati' },
  niue: { zone: 'Pacific/Niue' },
}
const agreed = '2026-11-09T14:00:00.000Z'

describe('the half hours of a day', () => {
  it.each([
    ['in New York', '2026-11-09', zones.newYork, 48, '00:00', '23:30'],
    ['when its clocks go back', '2026-11-01', zones.newYork, 48, '00:00', '23:30'],
    ['when its clocks go forward', '2026-03-08', zones.newYork, 46, '00:00', '23:30'],
    ['a quarter off', '2026-11-09', zones.kathmandu, 48, '00:15', '23:45'],
    ['far ahead', '2026-11-09', zones.kiritimati, 48, '00:00', '23:30'],
    ['far behind', '2026-11-09', zones.niue, 48, '00:00', '23:30'],
  ])('%s', (_, day, zone, count, first, last) => {
    const times = [...halfHoursOf(day, zone).keys()]
    expect([times.length, times[0], times.at(-1)]).toEqual([count, first, last])
  })

  it.each(['', '2026-11-31', '11/09/2026'])('of "%s" are none', (day) => {
    expect(halfHoursOf(day, zones.newYork).size).toBe(0)
  })
})

describe('a deadline that is entered', () => {
  it.each([
    ['the agreed one', '2026-11-09', '09:00', agreed],
    ['a later time', '2026-11-09', '17:30', '2026-11-09T22:30:00.000Z'],
    ['a day in summer time', '2027-06-01', '09:00', '2027-06-01T13:00:00.000Z'],
  ])('%s', (_, day, time, expected) => {
    expect(enteredDeadline({ day, time }, agreed, zones.newYork)).toBe(Date.parse(expected))
  })

  it.each([
    ['a day that does not exist', '2026-11-31', '09:00'],
    ['an hour that the clocks skip', '2027-03-14', '02:30'],
    ['no time', '2026-11-10', ''],
    ['off the half hour', '2026-11-10', '09:10'],
  ])('%s is none', (_, day, time) => {
    expect(enteredDeadline({ day, time }, agreed, zones.newYork)).toBeUndefined()
  })

  it('stays the second of two equal times', () => {
    const second = '2026-11-01T06:30:00.000Z'
    const values = deadlineValuesOf(second, zones.newYork)
    expect(values).toEqual({ day: '2026-11-01', time: '01:30' })
    expect(enteredDeadline(values, second, zones.newYork)).toBe(Date.parse(second))
  })
})

it.each([
  ['on the agreed day', { day: '2026-11-09', time: '09:00' }, '09:00', 30],
  ['on a later day', { day: '2026-11-10', time: '09:00' }, '00:00', 48],
  ['with a time that is too early', { day: '2026-11-09', time: '08:00' }, '08:00', 31],
  ['on an earlier day', { day: '2026-11-08', time: '09:00' }, '09:00', 1],
  ['without a day', { day: '', time: '' }, '00:00', 48],
])('times to choose %s', (_, values, first, count) => {
  const times = timesToChoose(values, agreed, zones.newYork)
  expect([times[0], times.length]).toEqual([first, count])
})

it('lists an agreed time that is off the half hour', () => {
  const odd = '2026-11-09T14:10:00.000Z'
  const values = deadlineValuesOf(odd, zones.newYork)
  expect(timesToChoose(values, odd, zones.newYork).slice(0, 2)).toEqual(['09:10', '09:30'])
})

const slow = '2026-11-12T14:00:00.000Z'
const slower = '2026-11-13T14:00:00.000Z'

it.each<[string, string, (string | null)[], ['services' | 'agreement', string] | undefined]>([
  ['nothing added', agreed, [], undefined],
  ['nothing added, and a deadline of their own', '2026-11-10T14:00:00.000Z', [], undefined],
  ['nothing added any more', slow, [], ['agreement', agreed]],
  ['a service without a deadline', agreed, [null], undefined],
  ['a service without a deadline, in place of another', slow, [null], ['agreement', agreed]],
  ['a service', agreed, [slow], ['services', slow]],
  ['a service whose deadline was accepted', slow, [slow], undefined],
  ['several, the slowest', slow, [slow, slower, null], ['services', slower]],
  ['the faster of two left', slower, [slow], ['services', slow]],
])('with %s the deadline is expected to be another', (_, entered, deadlines, expected) => {
  const added = deadlines.map((deadline) => ({ deadline }))
  const offered = [{ deadline: slow }, { deadline: slower }, { deadline: null }]
  expect(expectedDeadline({ entered: Date.parse(entered), agreed, added, offered })).toEqual(
    expected && { from: expected[0], instant: Date.parse(expected[1]) },
  )
})

it.each([
  ['no deadline is entered', undefined, agreed],
  ['none was agreed', slow, null],
])('expects nothing while %s', (_, typed, before) => {
  const entered = typed === undefined ? undefined : Date.parse(typed)
  const offered = [{ deadline: slow }]
  expect(expectedDeadline({ entered, agreed: before, added: [], offered })).toBeUndefined()
})
