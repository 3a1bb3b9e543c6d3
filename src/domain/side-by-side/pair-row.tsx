import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/page/icon.tsx'
import { MarginNotes } from '../document-reader/comments/margin-notes.tsx'
import { BlockView } from '../document-reader/document-block.tsx'
import { CurrentReader } from '../document-reader/model/reader-context.ts'
import { changesIn, commentsIn, languageOfBlocks } from '../document-reader/parse/text-of-blocks.ts'
import { withPositions } from '../document-reader/text/with-positions.ts'
import type { ComparedSide, TextDifference, TextPair } from './compare/comparison-model.ts'
import { PairFindings } from './pair-findings.tsx'
import styles from './pair-row.module.css'
import type { SideReaders } from './side-readers.ts'

function MissingText({ side }: { side: ComparedSide }) {
  return (
    <p className={`${styles.status} ${styles.missing}`}>
      <Icon name="warning" size={14} />
      {side === 'original' ? (
        <Trans>Added in the translation</Trans>
      ) : (
        <Trans>Not translated</Trans>
      )}
    </p>
  )
}

type SideProps = { side: ComparedSide; pair: TextPair; readers: SideReaders }

function PairSide({ side, pair, readers }: SideProps) {
  const reader = readers[side]
  const blocks = pair.blocks[side]
  const changes = [...new Set(blocks.flatMap(changesIn))]
  const comments = blocks.flatMap(commentsIn)
  return (
    <div className={styles.side} data-side={side}>
      <p className={styles.label}>
        {side === 'original' ? <Trans>Original</Trans> : <Trans context="text">Translation</Trans>}
      </p>
      {blocks.length === 0 ? (
        <MissingText side={side} />
      ) : (
        <CurrentReader value={reader}>
          <div className={styles.text} lang={languageOfBlocks(reader.language, blocks)}>
            {withPositions(blocks).map(({ item, at }) => (
              <BlockView key={at} block={item} current={undefined} />
            ))}
          </div>
          {changes.length + comments.length > 0 ? (
            <MarginNotes changes={changes} comments={comments} current={undefined} />
          ) : null}
        </CurrentReader>
      )}
    </div>
  )
}

type Props = {
  /** From 1, in the order of the page. */
  number: number
  pair: TextPair
  differences: readonly TextDifference[]
  readers: SideReaders
  /** Its position among the places to check. */
  place: number | undefined
}

export function PairRow({ number, pair, differences, readers, place }: Props) {
  return (
    <div
      className={place === undefined ? styles.pair : `${styles.pair} ${styles.found}`}
      data-pair={number - 1}
      data-place={place}
      data-note={pair.note}
      tabIndex={-1}
    >
      <p className={styles.number}>{number}</p>
      <PairSide side="original" pair={pair} readers={readers} />
      <PairSide side="translation" pair={pair} readers={readers} />
      <PairFindings pair={pair} differences={differences} readers={readers} />
    </div>
  )
}
