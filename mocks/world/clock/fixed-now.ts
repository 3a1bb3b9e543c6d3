import { parseInstant } from '../../../src/lib/calendar.ts'
/** Epoch milliseconds at which stories, tests and pictures freeze the clock: a Monday. */
export const fixedNow = parseInstant('2026-11-02T10:00:00Z')
