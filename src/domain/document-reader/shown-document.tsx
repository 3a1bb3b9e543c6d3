import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { Spinner } from '../../ui/page/spinner.tsx'
import { useChangeSteps } from './changes/use-change-steps.ts'
import { CommentList } from './comments/comment-list.tsx'
import { CategoryList } from './decide/category-list.tsx'
import { DecideBar } from './decide/decide-bar.tsx'
import { decidingOf } from './decide/deciding-of.ts'
import { DecisionStatus } from './decide/decision-status.tsx'
import { useReview } from './decide/review-context.ts'
import { isChosen, type StepChoice, StepChoiceField } from './decide/step-choice.tsx'
import { useChunkDecisions } from './decide/use-chunk-decisions.ts'
import { useDecidedName } from './decide/use-decided-name.ts'
import type { ReviewedDecisions } from './decide/use-decisions.ts'
import { DocumentChunk } from './document-chunk.tsx'
import type { Chunk, DocumentOutline, DocumentView } from './model/document-model.ts'
import { CurrentReader } from './model/reader-context.ts'
import { ReaderToolbar } from './reader-toolbar.tsx'
import styles from './shown-document.module.css'
import { withPositions } from './text/with-positions.ts'
import { useChunkViews } from './use-chunk-views.ts'
import { holdsChange, useReaderContext } from './use-reader-context.ts'

type Props = {
  outline: DocumentOutline
  chunks: readonly Chunk[]
  /** Undefined where the document is only read. */
  review?: ReviewedDecisions
}

function chunkInSight(root: HTMLElement | null): number {
  const chunks = [...(root?.children ?? [])]
  return Math.max(
    0,
    chunks.findIndex((chunk) => chunk.getBoundingClientRect().bottom > 0),
  )
}

function useDocumentView(root: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState<DocumentView>('all')
  const [start, setStart] = useState(0)
  const choose = (next: DocumentView) => {
    setStart(chunkInSight(root.current))
    setView(next)
  }
  return { view, choose, views: useChunkViews(view, count, start) }
}

function ChangeKinds(steps: ComponentProps<typeof StepChoiceField>) {
  const review = useReview()
  return review ? (
    <>
      <CategoryList review={review} decisions={steps.decisions} />
      <StepChoiceField {...steps} />
    </>
  ) : null
}

function RestLoading() {
  return (
    <p className={styles.more}>
      <Spinner /> <Trans>The rest of the document is loading.</Trans>
    </p>
  )
}

export function ShownDocument({ outline, chunks, review }: Props) {
  const { categories } = outline
  const root = useRef<HTMLDivElement>(null)
  const { view, choose, views } = useDocumentView(root, chunks.length)
  const [choice, setChoice] = useState<StepChoice>('all')
  const decisions = review?.decisions ?? ''
  const shownDecisions = useChunkDecisions(decisions, chunks, () => chunkInSight(root.current))
  const reader = useReaderContext(root, outline, chunks)
  const includes = (position: number) =>
    !review || isChosen(choice, position, categories, decisions)
  const { current, step, goTo } = useChangeSteps({
    root,
    count: outline.changes,
    isEnabled: view === 'all',
    includes,
    nameOf: useDecidedName(reader, decisions),
  })
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
          decide={deciding && ((blockedBy) => <DecideBar {...deciding} blockedBy={blockedBy} />)}
        >
          <ChangeKinds
            categories={categories}
            decisions={decisions}
            choice={choice}
            onChoice={setChoice}
          />
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
            current={holdsChange(chunk, current) ? current : undefined}
            isFirst={index === firstNotes}
            decisions={shownDecisions[index] ?? decisions}
          />
        ))}
      </div>
      {isWhole ? null : <RestLoading />}
    </CurrentReader>
  )
}
