import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { BarTable } from '../../../../domain/charts/bar-table.tsx'
import { errorKindLabels } from '../../error-kind-labels.ts'
import type { Issue } from '../../grammar-check-rules.ts'

export function IssueTable({ issues }: { issues: readonly Issue[] }) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  return (
    <BarTable
      label={t`Errors of each kind`}
      nameColumn={<Trans>Kind of error</Trans>}
      amountColumn={<Trans>Found</Trans>}
      rows={issues.map(({ kind, count }) => ({
        key: kind,
        name: _(errorKindLabels[kind].name),
        note: _(errorKindLabels[kind].holds),
        amount: count,
        shown: String(count),
      }))}
    />
  )
}
