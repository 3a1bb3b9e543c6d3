import { expect, it } from 'vitest'
import { upcomingDays } from './upcoming-rules.ts'

const now = Date.parse('2026-11-02T10:00:00Z')
const due = (deadline: string) => ({ externalId: deadline, title: 'On barley', deadline })

it.each([
  ['today', '2026-11-02T18:00:00Z', 'UTC', [0]],
  ['an hour later than its deadline, the next day', '2026-11-02T23:30:00Z', 'UTC', [1]],
  ['on another day where the reader is', '2026-11-02T18:00:00Z', 'Asia/Tokyo', [1]],
  ['on the last day', '2026-11-15T22:00:00Z', 'UTC', [13]],
  ['after the last day', '2026-11-16T09:00:00Z', 'UTC', []],
  ['late', '2026-10-30T09:00:00Z', 'UTC', [0]],
])('places a manuscript that is due %s', (_, deadline, zone, expected) => {
  const { entries } = upcomingDays({ upcoming: [due(deadline)] }, { now, zone })
  expect(entries.map(({ inDays }) => inDays)).toEqual(expected)
})

it('begins today, and marks weekends and days with a deadline', () => {
  const { days } = upcomingDays({ upcoming: [due('2026-11-07T09:00:00Z')] }, { now, zone: 'UTC' })
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual({ day: '2026-11-02', isWeekend: false, isDue: false })
  expect(days[5]).toEqual({ day: '2026-11-07', isWeekend: true, isDue: true })
})
