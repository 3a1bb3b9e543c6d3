import { Trans } from '@lingui/react/macro'
import type { Assessment } from '../../../api/grammar-check.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Spinner } from '../../../ui/page/spinner.tsx'
import { Failed } from '../../../ui/states/failed.tsx'
import { issuesOf, issuesStageOf } from '../grammar-check-rules.ts'
import { IssueTable } from './charts/issue-table.tsx'

function Content({ assessment }: { assessment: Assessment }) {
  if (assessment.errorCount) {
    const issues = issuesOf(assessment.errorCount)
    if (issues.length > 0) return <IssueTable issues={issues} />
    return (
      <p>
        <Trans>We found no errors of any kind. That's rare. Well done.</Trans>
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
