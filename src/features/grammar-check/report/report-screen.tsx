import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { type AssessmentReport, assessmentQuery } from '../../../api/grammar-check.ts'
import { visitor } from '../../../domain/manuscript-drafts/draft-keys.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { LastUpdated } from '../../../ui/states/polling/last-updated.tsx'
import { useFailedPolls } from '../../../ui/states/polling/use-failed-polls.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonOverview } from '../../../ui/states/skeleton-data.tsx'
import { isEnglish, scoreStageOf } from '../grammar-check-rules.ts'
import { ArchiveButton } from './archive-button.tsx'
import { CommonIssues } from './common-issues.tsx'
import { KnownDrafts } from './drafts/known-drafts.tsx'
import { ErrorExamples } from './error-examples.tsx'
import { KeepReport } from './keep-report.tsx'
import { LanguageQuality } from './language-quality.tsx'
import styles from './report.module.css'
import { ReportFoot } from './report-foot.tsx'
import { ReportHeading } from './report-heading.tsx'
import { ReportNextSteps } from './report-next-steps.tsx'
import { ScoreFailure } from './score/score-failure.tsx'
import { ScoreProgress } from './score/score-progress.tsx'
import { StageStatus } from './score/stage-status.tsx'
import { UnknownReport } from './unknown-report.tsx'
import { Verdict } from './verdict.tsx'

/** For visitors and users without a currency. */
const usualCurrency = { shortName: 'USD', numDecimals: 2 }

type Props = {
  identity: string
  application: Application
  user: User | null
  onArchived: () => Promise<void>
}

/** Polls until the assessment is complete. */
export function ReportScreen(props: Props): ReactNode {
  const { t } = useLingui()
  const query = assessmentQuery(props.identity)
  const report = useQuery(query)
  const failedPolls = useFailedPolls(query.queryKey, report.errorUpdateCount)
  return (
    <QueryState
      query={report}
      loading={<SkeletonOverview label={t`The report is loading.`} />}
      failedTitle={<Trans>The report could not be loaded</Trans>}
      frame={(state, isLoading) => (
        <>
          <ReportHeading isSignedIn={props.user !== null} />
          {isLoading ? state : <Section title={<Trans>Language quality</Trans>}>{state}</Section>}
        </>
      )}
    >
      {(data) => (
        <Report {...props} data={data} failedPolls={failedPolls} onRetry={report.refetch} />
      )}
    </QueryState>
  )
}

type ReportProps = Props & {
  data: AssessmentReport
  failedPolls: number
  onRetry: () => Promise<unknown>
}

function Report(props: ReportProps) {
  const { identity, application, user, onArchived, data, failedPolls, onRetry } = props
  const { assessment, percentiles, categoryColors, asOf } = data
  if (!assessment) return <UnknownReport identity={identity} />
  const stage = scoreStageOf(assessment)
  return (
    <>
      <ReportHeading assessment={assessment} isSignedIn={user !== null} />
      <LastUpdated failedPolls={failedPolls} asOf={asOf} onRetry={onRetry} />
      <StageStatus assessment={assessment} />
      {stage === 'processing' ? <ScoreProgress isSaved={user !== null} /> : null}
      {stage === 'failed' ? (
        <ScoreFailure
          action={
            <>
              <AppButtonLink to="/$lang/researcher/grammar-check" variant="filled">
                <Trans>Upload it again</Trans>
              </AppButtonLink>
              {user ? (
                <ArchiveButton assessment={assessment} does="delete" onArchived={onArchived} />
              ) : null}
            </>
          }
        />
      ) : null}
      {stage === 'completed' ? (
        <div className={styles.overview}>
          <Verdict assessment={assessment} colors={categoryColors} />
          <ReportNextSteps
            identity={assessment.identity}
            category={assessment.category}
            isEnglish={isEnglish(assessment)}
            currency={user?.currency ?? usualCurrency}
            supportLink={application.config.links.support}
          />
          {assessment.percentile === null ? null : (
            <LanguageQuality percentile={assessment.percentile} percentiles={percentiles} />
          )}
        </div>
      ) : null}
      {user ? null : <KeepReport />}
      {stage === 'completed' && isEnglish(assessment) ? (
        <KnownDrafts assessment={assessment} owner={user?.identity ?? visitor} />
      ) : null}
      <CommonIssues assessment={assessment} />
      <ErrorExamples examples={assessment.errorExamples ?? []} />
      {user && stage === 'completed' ? (
        <ReportFoot assessment={assessment} onArchived={onArchived} />
      ) : null}
    </>
  )
}
