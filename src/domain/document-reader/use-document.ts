import { useMemo } from 'react'
import type { Chunk, DocumentOutline, ReadingFailure } from './model/document-model.ts'
import { useChunkedReading } from './use-chunked-reading.ts'
import type { ReaderRequest } from './worker/reader-messages.ts'
import { startReaderWorker } from './worker/start-reader-worker.ts'

type Failure = { kind: 'failed'; reason: ReadingFailure }

const failure: Failure = { kind: 'failed', reason: 'unknown' }

/** `holdsEnough` is the same function in each rendering; without it the whole document is read. */
export function useDocument(file: Blob, holdsEnough?: (chunks: readonly Chunk[]) => boolean) {
  const request = useMemo(() => ({ do: 'open', file }) as const satisfies ReaderRequest, [file])
  const source = { startWorker: startReaderWorker, request, failure, holdsEnough }
  return useChunkedReading<DocumentOutline, Chunk, Failure>(source)
}
