import { Trans, useLingui } from '@lingui/react/macro'
import type { RewardHistoryEntry } from '../../../api/rewards.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { DataCell, DataTable } from '../../../ui/page/data-table.tsx'
import { orderOfEntry } from '../rewards-rules.ts'

type RowProps = { entry: RewardHistoryEntry }

function Occasion({ entry: { name } }: RowProps) {
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

function EntryRow({ entry }: RowProps) {
  const { i18n } = useLingui()
  const { points, date, pointsToDate } = entry
  return (
    <tr>
      <DataCell heads>
        <Occasion entry={entry} />
      </DataCell>
      <DataCell name={<Trans>Date</Trans>}>
        <time dateTime={date}>{formatLongDate(parseInstant(date), { language: i18n.locale })}</time>
      </DataCell>
      <DataCell atEnd name={<Trans>Points</Trans>}>
        +{i18n.number(points)}
      </DataCell>
      <DataCell atEnd name={<Trans context="points">Total</Trans>}>
        {i18n.number(pointsToDate)}
      </DataCell>
    </tr>
  )
}

export function PointsTable({ entries }: { entries: readonly RewardHistoryEntry[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Points history`}
      columns={[
        { name: <Trans>Earned for</Trans> },
        { name: <Trans>Date</Trans> },
        { name: <Trans>Points</Trans>, atEnd: true },
        { name: <Trans context="points">Total</Trans>, atEnd: true },
      ]}
    >
      {entries.map((entry) => (
        <EntryRow key={`${entry.pointsToDate} ${entry.name}`} entry={entry} />
      ))}
    </DataTable>
  )
}
