import { plainTag } from './locales.ts'

/** `zone` is an IANA name such as 'America/New_York'; defaults to the reader's zone. */
export type DateStyle = { zone?: string }
export type WordyDateStyle = DateStyle & { language: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating an Intl format takes about 50 µs. */
function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(plainTag(language), options)
  formats.set(key, made)
  return made
}

function digits(instant: number, zone: string | undefined) {
  const parts = format('en', {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** An instant (epoch milliseconds) as YYYY-MM-DD. */
export function formatDate(instant: number, { zone }: DateStyle = {}): string {
  return digits(instant, zone).day
}

/** An instant (epoch milliseconds) as YYYY-MM-DD HH:mm, 24 hours. */
export function formatDateTime(instant: number, { zone }: DateStyle = {}): string {
  const { day, time } = digits(instant, zone)
  return `${day} ${time}`
}

export function formatLongDate(instant: number, { zone, language }: WordyDateStyle): string {
  const options = { timeZone: zone, year: 'numeric', month: 'long', day: 'numeric' } as const
  return format(language, options).format(instant)
}

const dayParts = {
  month: { month: 'short' },
  'month-name': { month: 'long' },
  weekday: { weekday: 'short' },
  'weekday-letter': { weekday: 'narrow' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
} as const

/** A day by its start in UTC, as "Nov", "November", "Mon", "M" or "Mon, Nov 23". */
export function formatDayPart(
  start: number,
  { language, part }: { language: string; part: keyof typeof dayParts },
): string {
  // In Chinese the long name spells the number out, which no other date of a page does.
  const form = part === 'month-name' && language.startsWith('zh') ? 'month' : part
  return format(language, { timeZone: 'UTC', ...dayParts[form] }).format(start)
}

type RelativeStyle = { language: string; numeric?: 'auto' | 'always' }

/** For example "tomorrow" or "in 5 days"; where days are compared, each as a number. */
export function formatRelativeDays(days: number, style: RelativeStyle): string {
  const { language, numeric = 'auto' } = style
  return new Intl.RelativeTimeFormat(plainTag(language), { numeric }).format(days, 'day')
}

/** For example "Sun, Nov 22, 2026, 17:00 Eastern Time". */
export function formatInstant(instant: number, { zone, language }: WordyDateStyle): string {
  const when = format(language, {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
  return `${when} ${zoneName(instant, { zone, language })}`
}

export function zoneName(instant: number, { zone, language }: WordyDateStyle): string {
  const name = format(language, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value
  // Intl falls back to "GMT+00:00" and spells UTC out as "Coordinated Universal Time".
  return zone === 'UTC' || !name || /^GMT(\+00:00)?$/.test(name) ? 'UTC' : name
}
