import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type AssessmentError,
  assessmentErrorsQuery,
} from '../../../../api/assessments/assessment-drafts.ts'
import { bothQueries, QueryState } from '../../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../../ui/states/skeleton.tsx'
import { compareErrors } from './compare-errors.ts'
import type { ScoredDraft } from './draft-history.ts'
import styles from './drafts.module.css'
import { ErrorGroup } from './error-group.tsx'

type Props = { earlier: ScoredDraft; identity: string }

type ComparedProps = {
  number: number
  before: readonly AssessmentError[]
  now: readonly AssessmentError[]
}

function ComparedErrors({ number, before, now }: ComparedProps) {
  const { i18n } = useLingui()
  const changes = useMemo(() => compareErrors(before, now), [before, now])
  const count = (errors: readonly AssessmentError[]) => i18n.number(errors.length)
  const corrected = count(changes.corrected)
  const added = count(changes.added)
  const remaining = count(changes.remaining)
  return (
    <div className={styles.groups}>
      <ErrorGroup
        title={
          <Trans>
            Corrected since draft {number}: {corrected}
          </Trans>
        }
        note={<Trans>Also where the sentence is no longer in the manuscript.</Trans>}
        errors={changes.corrected}
      />
      <ErrorGroup title={<Trans>New in this draft: {added}</Trans>} errors={changes.added} />
      <ErrorGroup title={<Trans>Still there: {remaining}</Trans>} errors={changes.remaining} />
    </div>
  )
}

/** The errors of two drafts, compared in their sentences. */
export function ErrorChanges({ earlier, identity }: Props) {
  const { t } = useLingui()
  const before = useQuery(assessmentErrorsQuery(earlier.assessment.identity))
  const now = useQuery(assessmentErrorsQuery(identity))
  return (
    <QueryState
      query={bothQueries(before, now)}
      loading={<SkeletonRows rows={3} label={t`The errors are being compared.`} />}
      failedTitle={<Trans>The errors could not be compared</Trans>}
    >
      {([errorsBefore, errorsNow]) => (
        <ComparedErrors number={earlier.number} before={errorsBefore} now={errorsNow} />
      )}
    </QueryState>
  )
}
