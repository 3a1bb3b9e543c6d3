import type { Schemas } from '../../../world/rows/contract-types.ts'

/** Rule for a holiday's date. Months and days count from 1, weekdays from Sunday, 0. */
export type HolidayRule =
  | { on: readonly [month: number, day: number]; days?: number }
  | { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last' }
  | { fromEaster: number }
  | { equinox: 'spring' | 'autumn' }
  | { lunar: LunarDay; days?: number }

type LunarDay = 'new-year-eve' | 'tomb-sweeping' | 'dragon-boat' | 'mid-autumn'

export type Shift = 'none' | 'nearest-weekday' | 'day-after-sunday'

/** Dates of the Chinese calendar as MM-DD, for the years covered. */
export const lunarDays: Record<number, Record<LunarDay, string>> = {
  2025: {
    'new-year-eve': '01-28',
    'tomb-sweeping': '04-04',
    'dragon-boat': '05-31',
    'mid-autumn': '10-06',
  },
  2026: {
    'new-year-eve': '02-16',
    'tomb-sweeping': '04-05',
    'dragon-boat': '06-19',
    'mid-autumn': '09-25',
  },
  2027: {
    'new-year-eve': '02-05',
    'tomb-sweeping': '04-05',
    'dragon-boat': '06-09',
    'mid-autumn': '09-15',
  },
  2028: {
    'new-year-eve': '01-25',
    'tomb-sweeping': '04-04',
    'dragon-boat': '05-28',
    'mid-autumn': '10-03',
  },
}

const on = (month: number, day: number, days?: number): HolidayRule => ({ on: [month, day], days })
const monday = (month: number, nth: 1 | 2 | 3 | 4 | 'last'): HolidayRule => ({
  month,
  weekday: 1,
  nth,
})

export const siteHolidays: Record<
  Schemas['LocalizationCode'],
  { rules: readonly HolidayRule[]; shift: Shift }
> = {
  us: {
    shift: 'nearest-weekday',
    rules: [
      on(1, 1),
      monday(1, 3),
      monday(5, 'last'),
      on(6, 19),
      on(7, 4),
      monday(9, 1),
      { month: 11, weekday: 4, nth: 4 },
      on(12, 25),
    ],
  },
  cn: {
    shift: 'none',
    rules: [
      on(1, 1),
      { lunar: 'new-year-eve', days: 8 },
      { lunar: 'tomb-sweeping' },
      on(5, 1, 5),
      { lunar: 'dragon-boat' },
      { lunar: 'mid-autumn' },
      on(10, 1, 7),
    ],
  },
  jp: {
    shift: 'day-after-sunday',
    rules: [
      on(1, 1, 3),
      monday(1, 2),
      on(2, 11),
      on(2, 23),
      { equinox: 'spring' },
      on(4, 29),
      on(5, 3, 3),
      monday(7, 3),
      on(8, 11),
      monday(9, 3),
      { equinox: 'autumn' },
      monday(10, 2),
      on(11, 3),
      on(11, 23),
      on(12, 29, 3),
    ],
  },
  br: {
    shift: 'none',
    rules: [
      on(1, 1),
      { fromEaster: -48 },
      { fromEaster: -47 },
      { fromEaster: -2 },
      on(4, 21),
      on(5, 1),
      { fromEaster: 60 },
      on(9, 7),
      on(10, 12),
      on(11, 2),
      on(11, 15),
      on(11, 20),
      on(12, 25),
    ],
  },
  es: {
    shift: 'none',
    rules: [
      on(1, 1),
      on(1, 6),
      { fromEaster: -3 },
      { fromEaster: -2 },
      on(5, 1),
      on(8, 15),
      on(10, 12),
      on(11, 1),
      on(12, 6),
      on(12, 8),
      on(12, 25),
    ],
  },
}
