import type { DeliveryTier } from '../../../../api/order-form/order-form-services.ts'
import { calendarDays } from '../../../../i18n/calendar-days.ts'
import { formatDate } from '../../../../i18n/format-date.ts'
import { promisedDeadline } from '../../../../i18n/format-deadline.ts'
import { addDays, daysBetween, parseInstant, weekdayOf } from '../../../../lib/calendar.ts'
import type { Instant } from '../../../../lib/instant.ts'

export type TierDeadline = {
  tier: DeliveryTier
  /** An instant (ISO 8601). */
  deadline: string
  /** What it costs more than standard. */
  difference: number | null
}

export type StripDay = {
  kind: 'day'
  /** YYYY-MM-DD */
  day: string
  off: 'weekend' | 'holiday' | null
  due: DeliveryTier[]
}

/** Whole weeks, Monday to Sunday, in which nothing is due. */
type StripGap = { kind: 'gap'; from: string; weeks: number }

export type StripCell = StripDay | StripGap

export type StripTier = TierDeadline & {
  /** From today. */
  days: number
  /** Index of the cell. */
  cell: number
}

export type DeadlineStrip = {
  cells: StripCell[]
  tiers: StripTier[]
  /** Days off besides weekends. */
  holidays: string[]
}

type Input = {
  now: Instant
  /** IANA name of the reader's zone; defaults to that of the machine. */
  zone?: string | undefined
  deadlines: readonly TierDeadline[]
  holidays: readonly string[]
}

/** More days than these are folded, week by week. */
const mostDays = 21

const monday = 1
const weekend: ReadonlySet<number> = new Set([0, 6])

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) - monday + 7) % 7))

function foldedCells(days: readonly StripDay[]): StripCell[] {
  const busyWeeks = new Set(
    days.filter(({ due }, index) => index === 0 || due.length > 0).map(({ day }) => mondayOf(day)),
  )
  const cells: StripCell[] = []
  for (const day of days) {
    const last = cells.at(-1)
    if (busyWeeks.has(mondayOf(day.day))) cells.push(day)
    else if (last?.kind !== 'gap') cells.push({ kind: 'gap', from: day.day, weeks: 1 })
    else last.weeks = Math.floor(daysBetween(last.from, day.day) / 7) + 1
  }
  return cells
}

/** The days from today to the last due date, in the reader's zone; null where standard has none. */
export function deadlineStrip({ now, zone, deadlines, holidays }: Input): DeadlineStrip | null {
  const style = zone === undefined ? {} : { zone }
  const dayOf = (instant: Instant) => formatDate(instant, style)
  const today = dayOf(now)
  const open = deadlines.flatMap((entry) => {
    const promised = promisedDeadline(parseInstant(entry.deadline))
    const days = calendarDays(now, promised, style)
    return days < 0 ? [] : [{ ...entry, day: dayOf(promised), days }]
  })
  if (!open.some(({ tier }) => tier === 'standard')) return null
  const closed = new Set(holidays)
  const length = Math.max(...open.map(({ days }) => days)) + 1
  const all = Array.from({ length }, (_, index): StripDay => {
    const day = addDays(today, index)
    const isWeekend = weekend.has(weekdayOf(day))
    return {
      kind: 'day',
      day,
      off: isWeekend ? 'weekend' : closed.has(day) ? 'holiday' : null,
      due: open.filter((entry) => entry.day === day).map(({ tier }) => tier),
    }
  })
  const cells = length > mostDays ? foldedCells(all) : all
  const tiers = open.map(({ day, ...entry }) => ({
    ...entry,
    cell: cells.findIndex((cell) => cell.kind === 'day' && cell.day === day),
  }))
  return {
    cells,
    tiers,
    holidays: all.filter(({ off }) => off === 'holiday').map(({ day }) => day),
  }
}
