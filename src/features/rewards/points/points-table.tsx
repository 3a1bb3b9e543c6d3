import { Trans, useLingui } from '@lingui/react/macro'
import type { RewardHistoryEntry } from '../../../api/rewards.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { DataCell, DataTable } from '../../../ui/page/data-table.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'
import { orderOfEntry } from '../rewards-rules.ts'

type RowProps = { entry: RewardHistoryEntry; language: SiteLanguage }

function Occasion({ entry: { name }, language: lang }: RowProps) {
  const order = orderOfEntry(name)
  if (order === undefined) return <span lang="en">{name}</span>
  return (
    <TextLink to="/$lang/$" params={{ lang, _splat: `researcher/details/${order}` }}>
      <Trans>Order {order}</Trans>
    </TextLink>
  )
}

function EntryRow({ entry, language }: RowProps) {
  const { i18n } = useLingui()
  const { points, date, pointsToDate } = entry
  return (
    <tr>
      <DataCell heads>
        <Occasion entry={entry} language={language} />
      </DataCell>
      <DataCell name={<Trans>Date</Trans>}>
        <time dateTime={date}>{formatLongDate(parseInstant(date), { language: i18n.locale })}</time>
      </DataCell>
      <DataCell atEnd name={<Trans>Points</Trans>}>
        +{i18n.number(points)}
      </DataCell>
      <DataCell atEnd name={<Trans>Total</Trans>}>
        {i18n.number(pointsToDate)}
      </DataCell>
    </tr>
  )
}

type Props = { entries: readonly RewardHistoryEntry[]; language: SiteLanguage }

export function PointsTable({ entries, language }: Props) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Points history`}
      columns={[
        { name: <Trans>Earned for</Trans> },
        { name: <Trans>Date</Trans> },
        { name: <Trans>Points</Trans>, atEnd: true },
        { name: <Trans>Total</Trans>, atEnd: true },
      ]}
    >
      {entries.map((entry) => (
        <EntryRow key={`${entry.pointsToDate} ${entry.name}`} entry={entry} language={language} />
      ))}
    </DataTable>
  )
}
