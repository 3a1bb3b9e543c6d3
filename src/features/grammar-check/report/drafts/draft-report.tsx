import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { someAssessmentsQuery } from '../../../../api/assessments/assessment-drafts.ts'
import type { Assessment } from '../../../../api/grammar-check.ts'
import { type KeptDraft, removeKept } from '../../../../domain/manuscript-drafts/kept-drafts.ts'
import { safeLocalStorage } from '../../../../lib/browser/safe-storage.ts'
import { QueryState } from '../../../../ui/states/query-state.tsx'
import { SkeletonChart } from '../../../../ui/states/skeleton-data.tsx'
import { ComparedDrafts } from './compared-drafts.tsx'
import { DraftChoices } from './draft-choices.tsx'
import styles from './drafts.module.css'

type Props = {
  assessment: Assessment
  own: KeptDraft
  earlier: readonly KeptDraft[]
  onDelete: () => void
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
          {(all) => <ComparedDrafts assessment={assessment} earlier={all} />}
        </QueryState>
      ) : null}
      <DraftChoices own={own} earlier={earlier} box={box} onDelete={onDelete} />
    </div>
  )
}
