import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatDayPart } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import type { Instant } from '../../lib/instant.ts'
import { type Ending, monthStarts, placeOf } from './endings.ts'
import styles from './endings-line.module.css'

type Props = {
  endings: readonly Ending[]
  now: Instant
}

/** The next 60 days, with a dot where something ends; the list below says the same. */
export function EndingsLine({ endings, now }: Props) {
  const { i18n } = useLingui()
  const at = (instant: Instant) => ({ insetInlineStart: `${placeOf(instant, now)}%` })
  return (
    <div className={styles.line} aria-hidden="true">
      <span className={styles.month} style={at(now)}>
        <Trans>Today</Trans>
      </span>
      {monthStarts(formatDate(now)).map((first) => (
        <span key={first} className={styles.month} style={at(parseInstant(first))}>
          {formatDayPart(parseInstant(first), { language: i18n.locale, part: 'month' })}
        </span>
      ))}
      {endings.map(({ id, endsAt }) => (
        <span key={id} className={styles.dot} style={at(endsAt)} />
      ))}
    </div>
  )
}
