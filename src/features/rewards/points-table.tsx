import { Trans, useLingui } from '@lingui/react/macro'
import type { RewardHistoryEntry } from '../../api/rewards.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { TextLink } from '../../ui/page/text-link.tsx'
import styles from './reward-table.module.css'
import { orderOfEntry } from './rewards-rules.ts'

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
      <th scope="row">
        <Occasion entry={entry} language={language} />
      </th>
      <td>
        <span className={styles.label} aria-hidden="true">
          <Trans>Date</Trans>
        </span>
        <time dateTime={date}>{formatLongDate(Date.parse(date), { language: i18n.locale })}</time>
      </td>
      <td className={styles.number}>
        <span className={styles.label} aria-hidden="true">
          <Trans>Points</Trans>
        </span>
        +{i18n.number(points)}
      </td>
      <td className={styles.number}>
        <span className={styles.label} aria-hidden="true">
          <Trans>Points to date</Trans>
        </span>
        {i18n.number(pointsToDate)}
      </td>
    </tr>
  )
}

type Props = { entries: readonly RewardHistoryEntry[]; language: SiteLanguage }

/** What points were given for, when, and how many there were then; cards on narrow screens. */
export function PointsTable({ entries, language }: Props) {
  const { t } = useLingui()
  return (
    <table className={styles.table} aria-label={t`Points history`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Given for</Trans>
          </th>
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Points</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Points to date</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.pointsToDate} ${entry.name}`} entry={entry} language={language} />
        ))}
      </tbody>
    </table>
  )
}
