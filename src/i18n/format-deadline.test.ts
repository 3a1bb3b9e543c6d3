import { expect, it } from 'vitest'
import { timeLeft } from './format-deadline.ts'

const minute = 60_000
const hour = 60 * minute

it.each([
  ['a day and a half before', -35.5 * hour, { unit: 'days', count: 2 }],
  ['a day before the promised instant', -23 * hour, { unit: 'days', count: 1 }],
  ['a minute later', -23 * hour + minute, { unit: 'hours', count: 23 }],
  ['an hour before', -hour, { unit: 'hours', count: 2 }],
  ['at the deadline', 0, { unit: 'hours', count: 1 }],
  ['a moment later', 1, 'late'],
] as const)('the time left %s', (_, since, expected) => {
  expect(timeLeft(10 * hour, 10 * hour + since, { zone: 'UTC' })).toEqual(expected)
})

it.each([
  ['America/New_York', 10],
  ['UTC', 9],
])('counts the days of the calendar in %s: %s', (zone, count) => {
  const evening = Date.parse('2026-11-02T21:00:00-05:00')
  const deadline = Date.parse('2026-11-12T10:00:00-05:00')
  expect(timeLeft(deadline, evening, { zone })).toEqual({ unit: 'days', count })
})
