import { useLingui } from '@lingui/react'
import { formatDayPart } from '../../../i18n/format-date.ts'
import { startOfMonth } from '../../../lib/calendar.ts'

/** The names of months, from 0 for January, in the reader's language. */
export function useMonthNames(year: number) {
  const { i18n } = useLingui()
  const name = (part: 'month' | 'month-name') => (month: number) =>
    formatDayPart(startOfMonth(year, month), { language: i18n.locale, part })
  return { shortName: name('month'), longName: name('month-name') }
}
