import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { Spinner } from '../../ui/page/spinner.tsx'
import { useChangeName } from './changes/change-label.ts'
import { focusInSight, useChangeSteps } from './changes/use-change-steps.ts'
import { CommentList } from './comments/comment-list.tsx'
import { decisionLabels } from './decide/category-labels.ts'
import { CategoryList } from './decide/category-list.tsx'
import { DecideBar } from './decide/decide-bar.tsx'
import { decidingOf } from './decide/deciding-of.ts'
import { DecisionStatus } from './decide/decision-status.tsx'
import { decisionOn } from './decide/decisions.ts'
import { useReview } from './decide/review-context.ts'
import { isChosen, type StepChoice, StepChoiceField } from './decide/step-choice.tsx'
import { useChunkDecisions } from './decide/use-chunk-decisions.ts'
import type { ReviewedDecisions } from './decide/use-decisions.ts'
import { DocumentChunk } from './document-chunk.tsx'
import type { Chunk, DocumentOutline, DocumentView } from './model/document-model.ts'
import { CurrentReader, type ReaderContext } from './model/reader-context.ts'
import { ReaderToolbar } from './reader-toolbar.tsx'
import styles from './shown-document.module.css'
import { withPositions } from './text/with-positions.ts'
import { useChunkViews } from './use-chunk-views.ts'

type Props = {
  outline: DocumentOutline
  chunks: readonly Chunk[]
  /** Undefined where the document is only read. */
  review?: ReviewedDecisions
}

const holds = ({ firstChange, changes }: Chunk, change: number | undefined) =>
  change !== undefined && change >= firstChange && change < firstChange + changes.length

/** The position of the first chunk in sight. */
function chunkInSight(root: HTMLElement | null): number {
  const chunks = [...(root?.children ?? [])]
  return Math.max(
    0,
    chunks.findIndex((chunk) => chunk.getBoundingClientRect().bottom > 0),
  )
}

export function ShownDocument({ outline, chunks, review }: Props) {
  const { t, i18n } = useLingui()
  const reviewing = useReview()
  const root = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<DocumentView>('all')
  const [start, setStart] = useState(0)
  const [choice, setChoice] = useState<StepChoice>('all')
  const views = useChunkViews(view, chunks.length, start)
  const decisions = review?.decisions ?? ''
  const shownDecisions = useChunkDecisions(decisions, chunks, () => chunkInSight(root.current))
  // Chunks read the changes of their own part, which are there before they are shown.
  const loaded = useRef(chunks)
  loaded.current = chunks
  const reader = useMemo((): ReaderContext => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    return {
      changeCount: outline.changes,
      comments: outline.comments,
      language: outline.language,
      changeAt(position) {
        const chunk = loaded.current.find((one) => holds(one, position))
        return chunk?.changes[position - chunk.firstChange]
      },
      goToComment: (position) => focusInSight(find(`[data-comment="${position}"]`)),
      goToNote: (position) => focusInSight(find(`[data-note="${position}"]`)),
    }
  }, [outline])
  const nameOf = useChangeName(reader)
  const includes = (position: number) =>
    !review || isChosen(choice, position, outline.categories, decisions)
  const { current, step, goTo } = useChangeSteps({
    root,
    count: outline.changes,
    isEnabled: view === 'all',
    includes,
    nameOf(position) {
      const name = nameOf(position)
      const decision = decisionOn(decisions, position)
      const decided = decision && i18n._(decisionLabels[decision])
      return decided ? t`${name}. ${decided}` : name
    },
  })
  const choose = (next: DocumentView) => {
    setStart(chunkInSight(root.current))
    setView(next)
  }
  const deciding = review && decidingOf({ review, outline, current, goTo, isChosen: includes })
  const isWhole = chunks.length === outline.chunks
  const firstNotes = chunks.findIndex(({ notes }) => notes)
  return (
    <CurrentReader value={reader}>
      {outline.changes + outline.comments.length > 0 ? (
        <ReaderToolbar
          current={current}
          count={outline.changes}
          onStep={step}
          view={view}
          onView={choose}
          decide={
            deciding &&
            ((blockedBy) => (
              <DecideBar
                canDecide={current !== undefined}
                decision={current === undefined ? undefined : decisionOn(decisions, current)}
                canUndo={review.past.length > 0}
                blockedBy={blockedBy}
                onDecide={deciding.decide}
                onUndo={deciding.undo}
              />
            ))
          }
        >
          {reviewing ? (
            <CategoryList
              review={reviewing}
              decisions={decisions}
              stepChoice={
                <StepChoiceField
                  categories={outline.categories}
                  decisions={decisions}
                  choice={choice}
                  onChoice={setChoice}
                />
              }
            />
          ) : null}
          <CommentList />
        </ReaderToolbar>
      ) : null}
      {review ? (
        <DecisionStatus last={review.last} decisions={decisions} changeAt={reader.changeAt} />
      ) : null}
      <div ref={root} className={styles.document} aria-busy={!isWhole}>
        {withPositions(chunks).map(({ item: chunk, at: index }) => (
          <DocumentChunk
            key={index}
            chunk={chunk}
            view={views[index] ?? view}
            current={holds(chunk, current) ? current : undefined}
            isFirst={index === firstNotes}
            decisions={shownDecisions[index] ?? decisions}
          />
        ))}
      </div>
      {isWhole ? null : (
        <p className={styles.more}>
          <Spinner /> <Trans>The rest of the document is loading.</Trans>
        </p>
      )}
    </CurrentReader>
  )
}
