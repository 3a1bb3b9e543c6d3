import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { useMediaQuery } from '../../ui/theme/use-media-query.ts'
import { withPositions } from '../document-reader/text/with-positions.ts'
import type { TextDifference } from './compare/comparison-model.ts'
import type { PairChunk } from './compare/split-pairs.ts'
import { PairRow } from './pair-row.tsx'
import { pairsHeight } from './pairs-height.ts'
import styles from './shown-comparison.module.css'
import type { SideReaders } from './side-readers.ts'

type Props = {
  chunk: PairChunk
  differences: readonly TextDifference[]
  places: ReadonlyMap<number, number>
  readers: SideReaders
  /** Position of the first pair of notes. */
  firstNote: number | undefined
}

/** Out of sight it is not laid out, but found by the browser and by screen readers. */
export const PairChunkView = memo(function PairChunkView(props: Props) {
  const { chunk, differences, places, readers, firstNote } = props
  const isNarrow = useMediaQuery('(max-width: 640px)')
  const height = pairsHeight(chunk.pairs, isNarrow ? 'stacked' : 'beside')
  return (
    <div className={styles.chunk} style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      {withPositions(chunk.pairs).map(({ item: pair, at }) => {
        const position = chunk.first + at
        return (
          <div key={position}>
            {position === firstNote ? (
              <h2 className={styles.notes}>
                <Trans>Notes</Trans>
              </h2>
            ) : null}
            <PairRow
              number={position + 1}
              pair={pair}
              differences={differences}
              readers={readers}
              place={places.get(position)}
            />
          </div>
        )
      })}
    </div>
  )
})
