import { useMemo } from 'react'
import { useChunkedReading } from '../document-reader/use-chunked-reading.ts'
import type { ComparisonFailure } from './compare/comparison-model.ts'
import type { PairChunk } from './compare/split-pairs.ts'
import type { ComparisonOutline, ComparisonRequest } from './worker/comparison-messages.ts'

const startWorker = () =>
  new Worker(new URL('./worker/comparison-worker.ts', import.meta.url), {
    type: 'module',
    name: 'side-by-side',
  })

const failure: ComparisonFailure = { kind: 'failed', side: 'translation', reason: 'unknown' }

export function useComparison(original: Blob, translation: Blob) {
  const request = useMemo(
    () => ({ do: 'open', files: { original, translation } }) as const satisfies ComparisonRequest,
    [original, translation],
  )
  const source = { startWorker, request, failure }
  return useChunkedReading<ComparisonOutline, PairChunk, ComparisonFailure>(source)
}
