import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { errorKindLabels } from '../../error-kind-labels.ts'
import type { Issue } from '../../grammar-check-rules.ts'
import styles from './issue-table.module.css'

export function IssueTable({ issues }: { issues: readonly Issue[] }) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  const most = Math.max(...issues.map(({ count }) => count))
  return (
    <table className={styles.issues} aria-label={t`Errors of each kind`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Kind of error</Trans>
          </th>
          <th scope="col">
            <Trans>Found</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {issues.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">
              {_(errorKindLabels[kind].name)}
              <span className={styles.holds}>{_(errorKindLabels[kind].holds)}</span>
            </th>
            <td>
              <span className={styles.measure}>
                <span
                  className={styles.bar}
                  style={{ width: `calc((100% - 5ch) * ${count / most})` }}
                />
                {count}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
