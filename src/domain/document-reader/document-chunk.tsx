import { Trans } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { useMediaQuery } from '../../ui/theme/use-media-query.ts'
import { chunkHeight } from './chunk-height.ts'
import { MarginNotes } from './comments/margin-notes.tsx'
import { useNotesBeside } from './comments/use-notes-beside.ts'
import { blocksInView } from './decide/blocks-in-view.ts'
import type { Decisions } from './decide/decisions.ts'
import { isDecidedAlike } from './decide/is-decided-alike.ts'
import { ShownDecisions } from './decide/review-context.ts'
import { BlockView } from './document-block.tsx'
import styles from './document-chunk.module.css'
import type { Block, Chunk, DocumentView, ListMark } from './model/document-model.ts'
import { useReader } from './model/reader-context.ts'
import { changesIn, commentsIn, languageOfBlocks } from './parse/text-of-blocks.ts'
import { withPositions } from './text/with-positions.ts'

/** Pixels for each level of a list. */
const indent = 28

type Group = { list: ListMark | undefined; blocks: Block[] }

function groupLists(blocks: readonly Block[]): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const list = block.kind === 'paragraph' ? block.list : undefined
    const last = groups.at(-1)
    const isSame = last?.list && last.list.format === list?.format && last.list.level === list.level
    if (last && isSame) last.blocks.push(block)
    else groups.push({ list, blocks: [block] })
  }
  return groups
}

type RowProps = { block: Block; current: number | undefined }

function Row({ block, current }: RowProps) {
  const { language } = useReader()
  const row = useRef<HTMLDivElement>(null)
  useNotesBeside(row)
  const changes = [...new Set(changesIn(block))]
  const comments = commentsIn(block)
  const hasNotes = changes.length > 0 || comments.length > 0
  return (
    <div ref={row} className={styles.row}>
      <div lang={languageOfBlocks(language, [block])}>
        <BlockView block={block} current={current} />
      </div>
      {hasNotes ? <MarginNotes changes={changes} comments={comments} current={current} /> : null}
    </div>
  )
}

function Rows({ blocks, current }: { blocks: readonly Block[]; current: number | undefined }) {
  return withPositions(groupLists(blocks)).map(({ item: { list, blocks: some }, at: index }) => {
    const rows = withPositions(some).map(({ item: block, at }) => {
      if (!list) return <Row key={`${index} ${at}`} block={block} current={current} />
      return (
        <li key={at} value={block.kind === 'paragraph' ? block.list?.value : undefined}>
          <Row block={block} current={current} />
        </li>
      )
    })
    if (!list) return rows
    const look = { className: styles.list, style: { marginInlineStart: list.level * indent } }
    return list.format === 'bullet' ? (
      <ul key={index} {...look}>
        {rows}
      </ul>
    ) : (
      <ol key={index} {...look} data-format={list.format}>
        {rows}
      </ol>
    )
  })
}

function Notes({ chunk, view, current, isFirst, decisions }: Props) {
  const numbers = [...new Set(chunk.notes)]
  return (
    <>
      {isFirst ? (
        <h2 className={styles.notes}>
          <Trans>Notes</Trans>
        </h2>
      ) : null}
      <ol className={styles.list}>
        {numbers.map((note) => {
          const blocks = chunk.blocks.filter((_, index) => chunk.notes?.[index] === note)
          return (
            <li key={note} value={note + 1} data-note={note} tabIndex={-1}>
              <Rows blocks={blocksInView(blocks, view, decisions)} current={current} />
            </li>
          )
        })}
      </ol>
    </>
  )
}

type Props = {
  chunk: Chunk
  view: DocumentView
  current: number | undefined
  /** Of the chunks of notes. */
  isFirst: boolean
  /** On all changes of the document; empty where it is only read. */
  decisions: Decisions
}

/** A decision on a change elsewhere draws nothing here. */
const isSame = ({ decisions: before, ...old }: Props, { decisions: after, ...next }: Props) =>
  isDecidedAlike(next.chunk, before, after) &&
  old.chunk === next.chunk &&
  old.view === next.view &&
  old.current === next.current &&
  old.isFirst === next.isFirst

/** A part of a document. Out of sight it is not laid out, but found by the browser and by screen readers. */
export const DocumentChunk = memo(function DocumentChunk(props: Props) {
  const { chunk, view, current, decisions } = props
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const height = chunkHeight(chunk, isNarrow ? 'narrow' : 'wide')
  return (
    <ShownDecisions value={decisions}>
      <div
        className={styles.chunk}
        data-chunk={chunk.firstChange}
        style={{ containIntrinsicBlockSize: `auto ${height}px` }}
      >
        {chunk.notes ? (
          <Notes {...props} />
        ) : (
          <Rows blocks={blocksInView(chunk.blocks, view, decisions)} current={current} />
        )}
      </div>
    </ShownDecisions>
  )
}, isSame)
