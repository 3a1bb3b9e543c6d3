import type { Instant } from '../../../../src/lib/instant.ts'
import { memoize } from '../../../../src/lib/memoize.ts'
import { addDays, dayOf, isWeekend, startOfDay } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { siteZones } from '../site-zones.ts'
import { holidaysOf } from './holidays-of.ts'

const hour = 3_600_000
const halfHour = hour / 2
/** Days begin at full quarters of an hour in every zone. */
const quarter = hour / 4

/** Hours of the site's local time at which work starts and is due. */
const officeHours = { from: 9, to: 18 } as const

/** `day` is YYYY-MM-DD. */
export function isWorkingDay(site: Schemas['LocalizationCode'], day: string): boolean {
  return !isWeekend(day) && !holidaysOf(site, Number(day.slice(0, 4))).includes(day)
}

const workingDayAfter = memoize((site: Schemas['LocalizationCode']) =>
  memoize((before: string) => {
    let day = addDays(before, 1)
    while (!isWorkingDay(site, day)) day = addDays(day, 1)
    return day
  }),
)

const startAfter = memoize((site: Schemas['LocalizationCode']) =>
  memoize((first: string) =>
    memoize((days: number) => {
      let day = first
      for (let left = days; left > 0; left -= 1) day = workingDayAfter(site)(day)
      return startOfDay(day, siteZones[site])
    }),
  ),
)

type Beginning = { day: string; time: number }

function beginning(site: Schemas['LocalizationCode'], now: Instant): Beginning {
  const zone = siteZones[site]
  const today = dayOf(now, zone)
  const time = Math.ceil((now - startOfDay(today, zone)) / halfHour) * halfHour
  const opening = officeHours.from * hour
  if (!isWorkingDay(site, today) || time > officeHours.to * hour) {
    return { day: workingDayAfter(site)(today), time: opening }
  }
  return { day: today, time: Math.max(time, opening) }
}

const beginnings = memoize((site: Schemas['LocalizationCode']) =>
  memoize((quarters: number) => beginning(site, quarters * quarter)),
)

/** On a half hour, within office hours, on a working day of the site. */
export function dueAfter(site: Schemas['LocalizationCode'], now: Instant, days: number): Instant {
  const { day, time } = beginnings(site)(Math.ceil(now / quarter))
  return startAfter(site)(day)(days) + time
}
