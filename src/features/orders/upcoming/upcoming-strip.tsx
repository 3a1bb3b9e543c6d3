import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderWork } from '../../../api/orders.ts'
import { formatDateTime, formatDayPart } from '../../../i18n/format-date.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { zoneLabel } from '../../../i18n/format-instant.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import { type UpcomingDay, type UpcomingEntry, upcomingDays } from './upcoming-rules.ts'
import styles from './upcoming-strip.module.css'

function Day({ day: { day, isWeekend, isDue }, isToday }: { day: UpcomingDay; isToday: boolean }) {
  const { i18n } = useLingui()
  const weekday = formatDayPart(parseInstant(day), {
    language: i18n.locale,
    part: 'weekday-letter',
  })
  return (
    <span className={styles.day} data-weekend={isWeekend} data-due={isDue} data-today={isToday}>
      <span>{weekday}</span>
      <span className={styles.date}>{Number(day.slice(8))}</span>
    </span>
  )
}

function Entry({ entry: { externalId, title, due, inDays } }: { entry: UpcomingEntry }) {
  return (
    <li className={styles.entry}>
      <span className={styles.title}>
        <AppLink
          look="title"
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
        >
          {title}
        </AppLink>
      </span>
      <time className={styles.due}>{formatDateTime(due)}</time>
      <span className={styles.lane} aria-hidden="true">
        <span className={styles.bar} style={{ gridColumn: `1 / ${2 * inDays + 2}` }} />
      </span>
    </li>
  )
}

function NoneSoon({ nextDeadline }: { nextDeadline: string | null }) {
  const { i18n } = useLingui()
  const when =
    nextDeadline &&
    formatDeadline(parseInstant(nextDeadline), { language: i18n.locale, exact: false })
  return (
    <p className={styles.none}>
      <Sentences>
        <Trans>Nothing is due in the next 14 days.</Trans>
        {when ? <Trans>The next one is due {when}.</Trans> : null}
      </Sentences>
    </p>
  )
}

export function UpcomingStrip({ work }: { work: OrderWork }) {
  const { i18n } = useLingui()
  const now = useNow()
  if (work.inProgress + work.received === 0) return null
  const { days, entries } = upcomingDays(work, { now })
  const zone = zoneLabel(now, { language: i18n.locale })
  return (
    <div className={styles.strip}>
      <Section
        card
        title={<Trans>The next 14 days</Trans>}
        action={entries.length > 0 ? <span className={styles.zone}>{zone}</span> : null}
      >
        {entries.length === 0 ? (
          <NoneSoon nextDeadline={work.nextDeadline} />
        ) : (
          <div className={styles.calendar}>
            <div className={styles.days} aria-hidden="true">
              {days.map((day, index) => (
                <Day key={day.day} day={day} isToday={index === 0} />
              ))}
            </div>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <Entry key={entry.externalId} entry={entry} />
              ))}
            </ul>
          </div>
        )}
      </Section>
    </div>
  )
}
