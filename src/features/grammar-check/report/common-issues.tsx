import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Assessment } from '../../../api/grammar-check.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Spinner } from '../../../ui/page/spinner.tsx'
import { Failed } from '../../../ui/states/failed.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { type Issue, issuesOf, issuesStageOf } from '../grammar-check-rules.ts'
import { LazyIssueBars } from './charts/lazy-charts.tsx'
import { errorKindLabels } from './error-kind-labels.ts'
import styles from './report.module.css'

function IssueFigure({ issues }: { issues: readonly Issue[] }) {
  const { t } = useLingui()
  const { _ } = useLinguiRuntime()
  return (
    <figure className={`${styles.figure} ${styles.columns}`}>
      <Suspense fallback={<SkeletonLines lines={6} label={t`The chart is loading.`} />}>
        <LazyIssueBars
          issues={issues}
          nameOf={(kind) => _(errorKindLabels[kind].name)}
          label={t`Bar chart: errors of each kind. The numbers are in the table below.`}
        />
      </Suspense>
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
                <span className={styles.examples}>{_(errorKindLabels[kind].holds)}</span>
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Content({ assessment }: { assessment: Assessment }) {
  if (assessment.errorCount) {
    const issues = issuesOf(assessment.errorCount)
    if (issues.length > 0) return <IssueFigure issues={issues} />
    return (
      <p>
        <Trans>We found no errors of any kind. That's rare. Well done!</Trans>
      </p>
    )
  }
  if (issuesStageOf(assessment) === 'processing') {
    return (
      <Spinner>
        <Trans>The errors are still being counted. They'll appear here within a minute.</Trans>
      </Spinner>
    )
  }
  return (
    <Failed title={<Trans>The errors could not be counted</Trans>}>
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
