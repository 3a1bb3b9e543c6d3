import { expect, it } from 'vitest'
import { calendarFile, calendarFileNamed } from './calendar-file.ts'

const now = Date.parse('2026-11-02T10:00:00.500Z')
const event = {
  uid: 'deadline-GX7KQ2M9@galley',
  at: Date.parse('2026-11-08T23:30:00Z'),
  title: 'GX7KQ2M9: Silicon in rice',
  description: 'Your files are ready.',
  address: 'https://galley.example/en/researcher/details/GX7KQ2M9',
}

const octetsOf = (line: string) => new TextEncoder().encode(line).length

/** The value of a property as a calendar reads it. */
function read(file: string, property: string): string | undefined {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((each) => each.startsWith(`${property}:`))
  return line
    ?.slice(property.length + 1)
    .replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
      character.toLowerCase() === 'n' ? '\n' : character,
    )
}

it('is one event in UTC, with its stamp by the clock', () => {
  expect(calendarFile([event], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Galley//Orders//EN',
      'BEGIN:VEVENT',
      'UID:deadline-GX7KQ2M9@galley',
      'DTSTAMP:20261102T100000Z',
      'DTSTART:20261108T233000Z',
      'SUMMARY:GX7KQ2M9: Silicon in rice',
      'DESCRIPTION:Your files are ready.',
      'URL:https://galley.example/en/researcher/details/GX7KQ2M9',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it.each([
  ['punctuation', 'Frost, yield; and a \\ in barley: 100 % "sure"'],
  ['several lines', 'First\nsecond\n\nfourth'],
  ['a long title', 'Effects of temperature and precipitation on yield '.repeat(6)],
  [
    'a long Chinese title',
    '气候变化背景下长江流域水稻产量对氮肥施用量的响应：基于多年田间试验的分析'.repeat(4),
  ],
  ['characters of four octets', 'a𠮷野家的牛丼😀'.repeat(20)],
  ['exactly one line', 'x'.repeat(75 - 'SUMMARY:'.length)],
  ['one octet more', 'x'.repeat(76 - 'SUMMARY:'.length)],
])('keeps %s, in lines of at most 75 octets', (_, title) => {
  const file = calendarFile([{ ...event, title }], now)
  expect(read(file, 'SUMMARY')).toBe(title)
  for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75)
  // A character cut in two would not survive its way through UTF-8.
  expect(new TextDecoder().decode(new TextEncoder().encode(file))).toBe(file)
})

it('folds a line only where it must', () => {
  const lines = (length: number) =>
    calendarFile([{ ...event, title: 'x'.repeat(length - 'SUMMARY:'.length) }], now).split('\r\n')
  expect(lines(75)).toHaveLength(14)
  expect(lines(76)).toHaveLength(15)
  expect(lines(75 + 74)).toHaveLength(15)
  expect(lines(75 + 75)).toHaveLength(16)
})

it('writes any line break as one, and drops other control characters', () => {
  const file = calendarFile([{ ...event, title: 'a\r\nb\rc\u0000\td' }], now)
  expect(read(file, 'SUMMARY')).toBe('a\nb\ncd')
})

it('has an event for each instant', () => {
  const file = calendarFile([event, { ...event, uid: 'code-AUTUMN12@galley' }], now)
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2)
  expect(file).toContain('END:VEVENT\r\nBEGIN:VEVENT\r\nUID:code-AUTUMN12@galley\r\n')
})

it('is a file of calendars with a name of its own', async () => {
  const file = calendarFileNamed('GX7KQ2M9', [{ ...event, title: '氮肥, 水稻; 产量' }], now)
  expect([file.name, file.type]).toEqual(['GX7KQ2M9.ics', 'text/calendar;charset=utf-8'])
  const text = await file.text()
  expect(text).toContain('SUMMARY:氮肥\\, 水稻\\; 产量\r\n')
  expect(text).toContain('DTSTART:20261108T233000Z\r\n')
})
