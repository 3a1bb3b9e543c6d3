import { memoize } from '../../../../src/lib/memoize.ts'
import { addDays, dayIn, weekdayIn, weekdayOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import {
  type HolidayRule,
  lunarDays,
  type Shift,
  siteHolidays,
} from '../../reference-data/regions/site-holidays.ts'

/** Gregorian Easter Sunday (Meeus/Jones/Butcher). */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25)
  const h = (19 * a + d + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayIn(year, Math.floor(n / 31), (n % 31) + 1)
}

/** Day of the equinox in Japan, valid from 1980 to 2099. */
function equinoxDay(year: number, which: 'spring' | 'autumn'): number {
  const base = which === 'spring' ? 20.8431 : 23.2488
  const since = year - 1980
  return Math.floor(base + 0.242194 * since - Math.floor(since / 4))
}

function startOf(rule: HolidayRule, year: number): string | undefined {
  if ('on' in rule) return dayIn(year, ...rule.on)
  if ('fromEaster' in rule) return addDays(easterOf(year), rule.fromEaster)
  if ('equinox' in rule) {
    return dayIn(year, rule.equinox === 'spring' ? 3 : 9, equinoxDay(year, rule.equinox))
  }
  if ('lunar' in rule) {
    const day = lunarDays[year]?.[rule.lunar]
    return day && `${year}-${day}`
  }
  return weekdayIn(year, rule.month, rule)
}

function daysOf(rule: HolidayRule, year: number): string[] {
  const start = startOf(rule, year)
  const length = 'days' in rule ? (rule.days ?? 1) : 1
  if (start === undefined) return []
  return Array.from({ length }, (_, offset) => addDays(start, offset))
}

function shifted(day: string, all: ReadonlySet<string>, shift: Shift): string[] {
  const weekday = weekdayOf(day)
  if (shift === 'nearest-weekday') {
    if (weekday === 6) return [addDays(day, -1)]
    return [weekday === 0 ? addDays(day, 1) : day]
  }
  if (shift === 'none' || weekday !== 0) return [day]
  let instead = addDays(day, 1)
  while (all.has(instead)) instead = addDays(instead, 1)
  return [day, instead]
}

function holidaysIn(site: Schemas['LocalizationCode'], year: number): string[] {
  const { rules, shift } = siteHolidays[site]
  const all = new Set(rules.flatMap((rule) => daysOf(rule, year)))
  const observed = new Set([...all].flatMap((day) => shifted(day, all, shift)))
  if (shift === 'day-after-sunday') {
    // In Japan, a day between two holidays is a holiday.
    for (const day of all) {
      const between = addDays(day, 1)
      if (all.has(addDays(day, 2)) && weekdayOf(between) !== 0) observed.add(between)
    }
  }
  return [...observed].sort()
}

const holidaysBySite = memoize((site: Schemas['LocalizationCode']) =>
  memoize((year: number): readonly string[] =>
    [...holidaysIn(site, year), ...holidaysIn(site, year + 1)].filter((day) =>
      day.startsWith(String(year)),
    ),
  ),
)

/** Holidays of a site (sorted days). One observed in advance may fall into the year before. */
export function holidaysOf(site: Schemas['LocalizationCode'], year: number): readonly string[] {
  return holidaysBySite(site)(year)
}
