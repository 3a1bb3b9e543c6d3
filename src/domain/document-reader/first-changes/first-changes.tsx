import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { categoryLabels } from '../decide/category-labels.ts'
import { ChangeDecisions } from '../decide/change-decisions.tsx'
import { DecisionStatus } from '../decide/decision-status.tsx'
import { countCategories } from '../decide/decisions.ts'
import { Review, ShownDecisions } from '../decide/review-context.ts'
import { useReviewing } from '../decide/use-reviewing.ts'
import { BlockView } from '../document-block.tsx'
import type { Chunk, DocumentOutline } from '../model/document-model.ts'
import { CurrentReader } from '../model/reader-context.ts'
import { languageOfBlocks } from '../parse/text-of-blocks.ts'
import documentStyles from '../shown-document.module.css'
import { withPositions } from '../text/with-positions.ts'
import { useDocument } from '../use-document.ts'
import { useReaderContext } from '../use-reader-context.ts'
import styles from './first-changes.module.css'
import { type ChangePassage, firstPassages } from './first-passages.ts'

const mostPassages = 4

const holdsEnough = (chunks: readonly Chunk[]) =>
  firstPassages(chunks, mostPassages).length === mostPassages

function Kinds({ categories }: Pick<DocumentOutline, 'categories'>) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.kinds}>
      {countCategories(categories, '').map(({ category, positions }) => (
        <div key={category}>
          <dt>{i18n._(categoryLabels[category])}</dt>
          <dd>{i18n.number(positions.length)}</dd>
        </div>
      ))}
    </dl>
  )
}

function PassageRow({
  passage,
  language,
}: {
  passage: ChangePassage
  language: string | undefined
}) {
  return (
    <li className={styles.passage}>
      <div lang={languageOfBlocks(language, [passage.paragraph])}>
        <BlockView block={passage.paragraph} current={undefined} />
      </div>
      <ChangeDecisions changes={passage.changes} current={undefined} />
    </li>
  )
}

type Reading = { outline: DocumentOutline; chunks: readonly Chunk[] }

type ShownProps = Reading & {
  draft: DraftName
  bytes: number
  linkToAll: (left: number) => ReactNode
}

function Shown({ outline, chunks, draft, bytes, linkToAll }: ShownProps) {
  const root = useRef<HTMLOListElement>(null)
  const reader = useReaderContext(root, outline, chunks)
  const { review, reviewing } = useReviewing(outline, draft, bytes)
  const { last, decisions } = review
  const passages = firstPassages(chunks, mostPassages)
  const left = outline.changes - passages.flatMap(({ changes }) => changes).length
  return (
    <Section title={<Plural value={outline.changes} one="# change" other="# changes" />}>
      <Kinds categories={outline.categories} />
      <CurrentReader value={reader}>
        <Review value={reviewing}>
          <ShownDecisions value={decisions}>
            <DecisionStatus last={last} decisions={decisions} changeAt={reader.changeAt} />
            <ol ref={root} className={`${styles.passages} ${documentStyles.document}`}>
              {withPositions(passages).map(({ item, at }) => (
                <PassageRow key={at} passage={item} language={outline.language} />
              ))}
            </ol>
          </ShownDecisions>
        </Review>
      </CurrentReader>
      {left > 0 ? <p className={styles.more}>{linkToAll(left)}</p> : null}
    </Section>
  )
}

const isReadFar = ({ outline, chunks }: Reading) =>
  outline.changes === 0 || chunks.length === outline.chunks || holdsEnough(chunks)

type Props = {
  file: Blob
  draft: DraftName
  frame: (state: ReactNode) => ReactNode
  linkToAll: (left: number) => ReactNode
}

export function FirstChanges({ file, draft, frame, linkToAll }: Props) {
  const { t } = useLingui()
  const reading = useDocument(file, holdsEnough)
  if (reading.kind === 'failed') {
    return frame(
      <p>
        <Trans>
          The changes can’t be shown here. Please download the file and open it in Word.
        </Trans>
      </p>,
    )
  }
  if (reading.kind === 'reading' || !isReadFar(reading))
    return frame(<SkeletonLines lines={8} label={t`The document is being opened.`} />)
  const { outline, chunks } = reading
  if (outline.changes === 0) {
    return frame(
      <p>
        <Trans>There is nothing to review: this document has no changes.</Trans>
      </p>,
    )
  }
  return <Shown {...{ outline, chunks, draft, linkToAll }} bytes={file.size} />
}
