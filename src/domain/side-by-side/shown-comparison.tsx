import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import { Spinner } from '../../ui/page/spinner.tsx'
import { focusInSight, useChangeSteps } from '../document-reader/changes/use-change-steps.ts'
import documentStyles from '../document-reader/shown-document.module.css'
import { placesToCheck } from './check-places.ts'
import type { PairChunk } from './compare/split-pairs.ts'
import { ComparisonSummary } from './comparison-summary.tsx'
import { ComparisonToolbar } from './comparison-toolbar.tsx'
import { PairChunkView } from './pair-chunk.tsx'
import styles from './shown-comparison.module.css'
import { useSideReaders } from './side-readers.ts'
import type { ComparisonOutline } from './worker/comparison-messages.ts'

type Props = { outline: ComparisonOutline; chunks: readonly PairChunk[] }

export function ShownComparison({ outline, chunks }: Props) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const readers = useSideReaders(root, outline.documents)
  const checked = useMemo(() => placesToCheck(outline), [outline])
  const places = useMemo(() => new Map(checked.map((pair, at) => [pair, at])), [checked])
  const { current, step } = useChangeSteps({
    root,
    count: checked.length,
    isEnabled: true,
    attribute: 'data-place',
    nameOf: (place) => {
      const number = (checked[place] ?? 0) + 1
      return t`Paragraph ${number}`
    },
  })
  const goToPair = (pair: number) =>
    focusInSight(root.current?.querySelector<HTMLElement>(`[data-pair="${pair}"]`))
  const isWhole = chunks.length === outline.chunks
  return (
    <>
      <ComparisonSummary {...outline} readers={readers} onPair={goToPair} />
      {checked.length > 0 ? (
        <ComparisonToolbar current={current} count={checked.length} onStep={step} />
      ) : null}
      <div className={styles.columns} aria-hidden="true">
        <span />
        <span>
          <Trans>Original</Trans>
        </span>
        <span>
          <Trans context="text">Translation</Trans>
        </span>
      </div>
      <div
        ref={root}
        className={`${documentStyles.document} ${styles.document}`}
        aria-busy={!isWhole}
      >
        {chunks.map((chunk) => (
          <PairChunkView
            key={chunk.first}
            chunk={chunk}
            differences={outline.differences}
            places={places}
            readers={readers}
            firstNote={outline.firstNote}
          />
        ))}
      </div>
      {isWhole ? null : (
        <p className={documentStyles.more}>
          <Spinner /> <Trans>The rest of the documents is loading.</Trans>
        </p>
      )}
    </>
  )
}
