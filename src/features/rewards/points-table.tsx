import { Trans, useLingui } from '@lingui/react/macro'
import type { RewardHistoryEntry } from '../../api/rewards.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { DataCell, DataTable } from '../../ui/page/data-table.tsx'
import { useMediaQuery } from '../../ui/theme/use-media-query.ts'
import styles from './points-table.module.css'
import { orderOfEntry } from './rewards-rules.ts'

type EntryProps = { entry: RewardHistoryEntry }

function Occasion({ entry: { name } }: EntryProps) {
  const order = orderOfEntry(name)
  if (order === undefined) return <span lang="en">{name}</span>
  return (
    <AppLink
      to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
      params={{ externalId: order }}
    >
      <Trans>Order {order}</Trans>
    </AppLink>
  )
}

function EntryRow({ entry, isNarrow }: EntryProps & { isNarrow: boolean }) {
  const { i18n } = useLingui()
  const { points, date, pointsToDate } = entry
  const day = (
    <time dateTime={date} className={styles.day}>
      {formatLongDate(parseInstant(date), { language: i18n.locale })}
    </time>
  )
  return (
    <tr>
      <DataCell heads>
        <Occasion entry={entry} />
        {isNarrow ? day : null}
      </DataCell>
      {isNarrow ? null : <DataCell name={<Trans>Date</Trans>}>{day}</DataCell>}
      <DataCell atEnd name={<Trans>Points</Trans>}>
        +{i18n.number(points)}
      </DataCell>
      {isNarrow ? null : (
        <DataCell atEnd name={<Trans context="points">Total</Trans>}>
          {i18n.number(pointsToDate)}
        </DataCell>
      )}
    </tr>
  )
}

export function PointsTable({ entries }: { entries: readonly RewardHistoryEntry[] }) {
  const { t } = useLingui()
  // The date, which may be long, is below the occasion there.
  const isNarrow = useMediaQuery('(max-width: 720px)')
  return (
    <DataTable
      label={t`Points history`}
      compact
      columns={[
        { name: <Trans>Earned for</Trans> },
        ...(isNarrow ? [] : [{ name: <Trans>Date</Trans> }]),
        { name: <Trans>Points</Trans>, atEnd: true },
        ...(isNarrow ? [] : [{ name: <Trans context="points">Total</Trans>, atEnd: true }]),
      ]}
    >
      {entries.map((entry) => (
        <EntryRow key={`${entry.pointsToDate} ${entry.name}`} entry={entry} isNarrow={isNarrow} />
      ))}
    </DataTable>
  )
}
