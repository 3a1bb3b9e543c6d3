import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { someAssessmentsQuery } from '../../../../api/assessments/assessment-drafts.ts'
import type { Assessment } from '../../../../api/grammar-check.ts'
import { type KeptDraft, removeKept } from '../../../../domain/manuscript-drafts/kept-drafts.ts'
import { safeLocalStorage } from '../../../../lib/browser/safe-storage.ts'
import { QueryState } from '../../../../ui/states/query-state.tsx'
import { SkeletonChart } from '../../../../ui/states/skeleton-data.tsx'
import { issuesStageOf } from '../../grammar-check-rules.ts'
import { DraftCharts } from './draft-charts.tsx'
import { DraftChoices } from './draft-choices.tsx'
import { draftHistory, type ScoredDraft } from './draft-history.ts'
import { DraftSummary } from './draft-summary.tsx'
import { DraftTable } from './draft-table.tsx'
import styles from './drafts.module.css'
import { ErrorChanges } from './error-changes.tsx'
import { KindTable } from './kind-table.tsx'

type Props = {
  assessment: Assessment
  own: KeptDraft
  earlier: readonly KeptDraft[]
  onDelete: () => void
}

type ComparedProps = { assessment: Assessment; earlier: ScoredDraft }

function Compared({ assessment, earlier }: ComparedProps) {
  const before = earlier.assessment.errorCount
  const now = assessment.errorCount
  if (before && now) {
    return (
      <>
        <KindTable before={before} now={now} number={earlier.number} />
        <ErrorChanges earlier={earlier} identity={assessment.identity} />
      </>
    )
  }
  return (
    <p>
      {issuesStageOf(assessment) === 'processing' ? (
        <Trans>What has changed will be listed once the errors are counted.</Trans>
      ) : (
        <Trans>
          The errors of one of the two drafts are not counted, so they cannot be compared.
        </Trans>
      )}
    </p>
  )
}

function Drafts({ assessment, all }: { assessment: Assessment; all: readonly Assessment[] }) {
  const history = draftHistory([...all, assessment])
  const at = history.findIndex((draft) => draft.assessment.identity === assessment.identity)
  const [earlier, current] = [history[at - 1], history[at]]
  if (!earlier || !current) {
    return (
      <p>
        <Trans>The earlier draft has no score to compare this one with.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.drafts}>
      <DraftSummary earlier={earlier} current={current} />
      <DraftCharts history={history} />
      <DraftTable history={history} own={assessment.identity} />
      <Compared assessment={assessment} earlier={earlier} />
    </div>
  )
}

export function DraftReport({ assessment, own, earlier, onDelete }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const identities = earlier.map((draft) => draft.assessment)
  const search = useQuery({ ...someAssessmentsQuery(identities), enabled: earlier.length > 0 })
  useEffect(() => {
    const found = search.data?.map(({ identity }) => identity)
    if (!found) return
    removeKept(
      safeLocalStorage,
      earlier.filter((draft) => !found.includes(draft.assessment)),
    )
  }, [search.data, earlier])
  return (
    <div ref={box} tabIndex={-1} className={styles.drafts}>
      {earlier.length > 0 ? (
        <QueryState
          query={search}
          loading={<SkeletonChart label={t`The earlier drafts are loading.`} />}
          failedTitle={<Trans>The earlier drafts could not be loaded</Trans>}
        >
          {(all) => <Drafts assessment={assessment} all={all} />}
        </QueryState>
      ) : null}
      <DraftChoices own={own} earlier={earlier} box={box} onDelete={onDelete} />
    </div>
  )
}
