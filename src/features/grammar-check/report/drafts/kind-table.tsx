import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorKind } from '../../../../api/grammar-check.ts'
import { errorKindLabels } from '../../error-kind-labels.ts'
import { errorKinds } from '../../grammar-check-rules.ts'
import styles from './drafts.module.css'

type Counts = Record<ErrorKind, number>

type Props = {
  before: Counts
  now: Counts
  /** Of the earlier draft. */
  number: number
}

type CellProps = { count: number; most: number; isNow?: boolean }

function Cell({ count, most, isNow }: CellProps) {
  const { i18n } = useLingui()
  return (
    <td>
      {i18n.number(count)}
      {count > 0 ? (
        <span
          className={isNow ? `${styles.bar} ${styles.now}` : styles.bar}
          style={{ width: `${(100 * count) / most}%` }}
        />
      ) : null}
    </td>
  )
}

export function KindTable({ before, now, number }: Props) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const kinds = errorKinds.filter((kind) => before[kind] + now[kind] > 0)
  const most = Math.max(...kinds.flatMap((kind) => [before[kind], now[kind]]))
  if (kinds.length === 0) return null
  return (
    <table className={styles.table} aria-label={t`Errors of each kind, before and now`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Kind of error</Trans>
          </th>
          <th scope="col">
            <Trans>Draft {number}</Trans>
          </th>
          <th scope="col">
            <Trans>This draft</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{_(errorKindLabels[kind].name)}</th>
            <Cell count={before[kind]} most={most} />
            <Cell count={now[kind]} most={most} isNow />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
