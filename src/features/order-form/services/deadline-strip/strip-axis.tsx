import { Plural, useLingui } from '@lingui/react/macro'
import { formatDayPart } from '../../../../i18n/format-date.ts'
import { parseInstant } from '../../../../lib/calendar.ts'
import styles from './deadline-strip.module.css'
import type { StripCell, StripDay } from './deadline-strip.ts'

/** The first column has the labels of the rows. */
export const firstDayColumn = 2

/** Month and day. */
export const axisRows = 2

/** Days are as wide as there is room; a fold is as wide as its words. */
export const columnsOf = (cells: readonly StripCell[]): string =>
  ['var(--labels)', ...cells.map(({ kind }) => (kind === 'gap' ? 'auto' : 'minmax(0, 1fr)'))].join(
    ' ',
  )

const firstDay = (cell: StripCell) => (cell.kind === 'gap' ? cell.from : cell.day)

function Day({ cell, isToday, isKey }: { cell: StripDay; isToday: boolean; isKey: boolean }) {
  const { i18n } = useLingui()
  const { day, due } = cell
  const weekday = (part: 'weekday' | 'weekday-letter') =>
    formatDayPart(parseInstant(day), { language: i18n.locale, part })
  return (
    <span className={styles.day} data-key={isKey}>
      <span className={styles.weekday}>{weekday('weekday')}</span>
      <span className={styles.letter}>{weekday('weekday-letter')}</span>
      <span className={styles.date} data-today={isToday} data-due={due.length > 0}>
        {Number(day.slice(8))}
      </span>
    </span>
  )
}

export function StripAxis({ cells, rows }: { cells: readonly StripCell[]; rows: number }) {
  const { i18n } = useLingui()
  const month = (cell: StripCell) =>
    formatDayPart(parseInstant(firstDay(cell)), { language: i18n.locale, part: 'month' })
  return (
    <>
      {cells.map((cell, index) => {
        const gridColumn = index + firstDayColumn
        const before = cells[index - 1]
        const isNewMonth = !before || firstDay(before).slice(0, 7) !== firstDay(cell).slice(0, 7)
        return (
          <span key={firstDay(cell)} className={styles.cell}>
            {isNewMonth ? (
              <span className={styles.month} style={{ gridColumn }}>
                {month(cell)}
              </span>
            ) : null}
            {cell.kind === 'day' && cell.off ? (
              <span
                className={styles.off}
                data-off={cell.off}
                style={{ gridColumn, gridRow: `${axisRows} / span ${1 + rows}` }}
              />
            ) : null}
            <span className={styles.head} style={{ gridColumn }}>
              {cell.kind === 'gap' ? (
                <span className={styles.gap}>
                  <Plural value={cell.weeks} one="# week" other="# weeks" />
                </span>
              ) : (
                <Day cell={cell} isToday={index === 0} isKey={index === 0 || cell.due.length > 0} />
              )}
            </span>
          </span>
        )
      })}
    </>
  )
}
