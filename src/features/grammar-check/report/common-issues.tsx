import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assessment } from '../../../api/grammar-check.ts'
import { BarTable } from '../../../domain/charts/bar-table.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Spinner } from '../../../ui/page/spinner.tsx'
import { Failed } from '../../../ui/states/failed.tsx'
import { errorKindLabels } from '../error-kind-labels.ts'
import { type Issue, issuesOf, issuesStageOf } from '../grammar-check-rules.ts'

function IssueTable({ issues }: { issues: readonly Issue[] }) {
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

function Content({ assessment }: { assessment: Assessment }) {
  if (assessment.errorCount) {
    const issues = issuesOf(assessment.errorCount)
    if (issues.length > 0) return <IssueTable issues={issues} />
    return (
      <p>
        <Trans>We found no errors of any kind. That’s rare. Well done.</Trans>
      </p>
    )
  }
  if (issuesStageOf(assessment) === 'processing') {
    return (
      <Spinner>
        <Trans>The errors are still being counted. They’ll appear here within a minute.</Trans>
      </Spinner>
    )
  }
  return (
    <Failed
      title={<Trans>The errors could not be counted</Trans>}
      action={
        <AppButtonLink to="/$lang/researcher/grammar-check">
          <Trans>Upload it again</Trans>
        </AppButtonLink>
      }
    >
      <Trans>
        Your score still counts. To have the errors counted, please upload the manuscript again.
      </Trans>
    </Failed>
  )
}

export function CommonIssues({ assessment }: { assessment: Assessment }) {
  if (issuesStageOf(assessment) === 'hidden') return null
  return (
    <Section title={<Trans>Most common issues</Trans>}>
      <Content assessment={assessment} />
    </Section>
  )
}
