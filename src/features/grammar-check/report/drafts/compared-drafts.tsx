import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Assessment } from '../../../../api/grammar-check.ts'
import { issuesStageOf } from '../../grammar-check-rules.ts'
import { DraftCharts } from './draft-charts.tsx'
import { comparedDrafts, draftHistory, type ScoredDraft } from './draft-history.ts'
import { DraftPicker } from './draft-picker.tsx'
import { DraftSummary } from './draft-summary.tsx'
import { DraftTable } from './draft-table.tsx'
import styles from './drafts.module.css'
import { ErrorChanges } from './error-changes.tsx'
import { KindTable } from './kind-table.tsx'

type ChangesProps = { assessment: Assessment; earlier: ScoredDraft }

function Changes({ assessment, earlier }: ChangesProps) {
  const before = earlier.assessment.errorCount
  const now = assessment.errorCount
  if (before && now) {
    return (
      <>
        <KindTable before={before} now={now} number={earlier.number} />
        <ErrorChanges
          key={earlier.assessment.identity}
          earlier={earlier}
          identity={assessment.identity}
        />
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

type Props = { assessment: Assessment; earlier: readonly Assessment[] }

export function ComparedDrafts({ assessment, earlier }: Props) {
  const [chosen, setChosen] = useState<string>()
  const history = draftHistory([...earlier, assessment])
  const { choices, compared, current } = comparedDrafts(history, assessment.identity, chosen)
  if (!compared || !current) {
    return (
      <p>
        <Trans>The earlier draft has no score to compare this one with.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.drafts}>
      <DraftCharts history={history} compared={compared.number} />
      <DraftTable history={history} own={assessment.identity} />
      {choices.length > 1 ? (
        <DraftPicker choices={choices} compared={compared} onChoose={setChosen} />
      ) : null}
      <DraftSummary earlier={compared} current={current} />
      <Changes assessment={assessment} earlier={compared} />
    </div>
  )
}
