import { formatBasicUtc } from './calendar.ts'
import type { Instant } from './instant.ts'

export type CalendarEvent = {
  /** Stays the same when the event changes, so that a calendar replaces its former version. */
  uid: string
  at: Instant
  title: string
  description: string
  address: string
}

const longestLine = 75

const octetsOf = (text: string) => new TextEncoder().encode(text).length

/** RFC 5545, 3.1: lines of at most 75 octets, never broken within a character. */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > longestLine) {
      lines.push('')
      // The space that begins a folded line counts.
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += more
  }
  return lines.join('\r\n ')
}

/** RFC 5545, 3.3.11: as TEXT, which has no control characters. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const eventLines = ({ uid, at, title, description, address }: CalendarEvent, now: Instant) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${formatBasicUtc(now)}`,
  `DTSTART:${formatBasicUtc(at)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${address}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** The text of an .ics file with instants, which do not block the calendar. */
export function calendarFile(events: readonly CalendarEvent[], now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Galley//Orders//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

export function calendarFileNamed(
  name: string,
  events: readonly CalendarEvent[],
  now: Instant,
): File {
  return new File([calendarFile(events, now)], `${name}.ics`, {
    type: 'text/calendar;charset=utf-8',
  })
}
