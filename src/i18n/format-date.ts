import type { Instant } from '../lib/instant.ts'
import { type DateStyle, intlFormat, type WordyDateStyle } from './intl-format.ts'
import { plainTag } from './locales.ts'

function digits(instant: Instant, zone: string | undefined) {
  const parts = intlFormat('en', {
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

/** As YYYY-MM-DD. */
export function formatDate(instant: Instant, { zone }: DateStyle = {}): string {
  return digits(instant, zone).day
}

/** As YYYY-MM-DD HH:mm, 24 hours. */
export function formatDateTime(instant: Instant, { zone }: DateStyle = {}): string {
  const { day, time } = digits(instant, zone)
  return `${day} ${time}`
}

export function formatLongDate(instant: Instant, { zone, language }: WordyDateStyle): string {
  const options = { timeZone: zone, year: 'numeric', month: 'long', day: 'numeric' } as const
  return intlFormat(language, options).format(instant)
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
  return intlFormat(language, { timeZone: 'UTC', ...dayParts[form] }).format(start)
}

type RelativeStyle = { language: string; numeric?: 'auto' | 'always' }

export function formatRelativeDays(days: number, style: RelativeStyle): string {
  const { language, numeric = 'auto' } = style
  const text = new Intl.RelativeTimeFormat(plainTag(language), { numeric }).format(days, 'day')
  // As in messages: a space in Chinese and none in Japanese, where Intl does the opposite.
  return text.replace(/(\d) ?(?=\p{Script=Han})/u, language.startsWith('zh') ? '$1 ' : '$1')
}
