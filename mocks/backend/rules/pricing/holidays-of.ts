import type { Schemas } from '../../../world/contract-types.ts'
import {
  type HolidayRule,
  lunarDays,
  type Shift,
  siteHolidays,
} from '../../reference-data/places/site-holidays.ts'

const dayLength = 86_400_000

const utc = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)
const weekdayOf = (at: number) => new Date(at).getUTCDay()
const textOf = (at: number) => new Date(at).toISOString().slice(0, 10)

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
  return textOf(utc(year, Math.floor(n / 31), (n % 31) + 1))
}

/** Day of the equinox in Japan, valid from 1980 to 2099. */
function equinoxDay(year: number, which: 'spring' | 'autumn'): number {
  const base = which === 'spring' ? 20.8431 : 23.2488
  const since = year - 1980
  return Math.floor(base + 0.242194 * since - Math.floor(since / 4))
}

/** UTC midnight of a holiday; undefined if unknown for the year. */
function startOf(rule: HolidayRule, year: number): number | undefined {
  if ('on' in rule) return utc(year, ...rule.on)
  if ('fromEaster' in rule) return Date.parse(easterOf(year)) + rule.fromEaster * dayLength
  if ('equinox' in rule) {
    return utc(year, rule.equinox === 'spring' ? 3 : 9, equinoxDay(year, rule.equinox))
  }
  if ('lunar' in rule) {
    const day = lunarDays[year]?.[rule.lunar]
    return day === undefined ? undefined : Date.parse(`${year}-${day}`)
  }
  const { month, weekday, nth } = rule
  if (nth === 'last') {
    const last = utc(year, month + 1, 0)
    return last - ((weekdayOf(last) - weekday + 7) % 7) * dayLength
  }
  const first = utc(year, month, 1)
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7) * dayLength
}

function daysOf(rule: HolidayRule, year: number): number[] {
  const start = startOf(rule, year)
  const length = 'days' in rule ? (rule.days ?? 1) : 1
  if (start === undefined) return []
  return Array.from({ length }, (_, offset) => start + offset * dayLength)
}

/** The observed date of a holiday that falls on a day off. */
function shifted(day: number, all: ReadonlySet<number>, shift: Shift): number[] {
  const weekday = weekdayOf(day)
  if (shift === 'nearest-weekday') {
    if (weekday === 6) return [day - dayLength]
    return [weekday === 0 ? day + dayLength : day]
  }
  if (shift === 'none' || weekday !== 0) return [day]
  let instead = day + dayLength
  while (all.has(instead)) instead += dayLength
  return [day, instead]
}

function holidaysIn(site: Schemas['LocalizationCode'], year: number): string[] {
  const { rules, shift } = siteHolidays[site]
  const all = new Set(rules.flatMap((rule) => daysOf(rule, year)))
  const observed = new Set([...all].flatMap((day) => shifted(day, all, shift)))
  if (shift === 'day-after-sunday') {
    // In Japan, a day between two holidays is a holiday.
    for (const day of all) {
      const between = day + dayLength
      if (all.has(between + dayLength) && weekdayOf(between) !== 0) observed.add(between)
    }
  }
  return [...observed].map(textOf).sort()
}

const cache = new Map<string, readonly string[]>()

/** Holidays of a site (YYYY-MM-DD, sorted). One observed in advance may fall into the year before. */
export function holidaysOf(site: Schemas['LocalizationCode'], year: number): readonly string[] {
  const key = `${site} ${year}`
  const days =
    cache.get(key) ??
    [...holidaysIn(site, year), ...holidaysIn(site, year + 1)].filter((day) =>
      day.startsWith(String(year)),
    )
  cache.set(key, days)
  return days
}
