import { useEffect, useRef, useState } from 'react'
import { clock } from '../../lib/clock.ts'
import type { Chunk, DocumentOutline, ReadingFailure } from './model/document-model.ts'
import type { ReaderAnswer, ReaderRequest } from './worker/reader-messages.ts'
import { startReaderWorker } from './worker/start-reader-worker.ts'

type DocumentReading =
  | { kind: 'reading' }
  | { kind: 'failed'; reason: ReadingFailure }
  | { kind: 'open'; outline: DocumentOutline; chunks: readonly Chunk[] }

/** Milliseconds after which a document counts as unreadable. */
const patience = 30_000

function nextReading(reading: DocumentReading, answer: ReaderAnswer): DocumentReading {
  if (answer.kind === 'failed') return answer
  if (answer.kind === 'opened') return { kind: 'open', outline: answer.outline, chunks: [] }
  return reading.kind === 'open'
    ? { ...reading, chunks: [...reading.chunks, answer.chunk] }
    : reading
}

export function useDocument(file: Blob): DocumentReading {
  const [reading, setReading] = useState<DocumentReading>({ kind: 'reading' })
  const ask = useRef<(request: ReaderRequest) => void>(undefined)

  useEffect(() => {
    setReading({ kind: 'reading' })
    const fail = () => setReading({ kind: 'failed', reason: 'unknown' })
    let worker: Worker
    try {
      worker = startReaderWorker()
    } catch {
      return fail()
    }
    const timer = clock.setTimeout(fail, patience)
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      clock.clearTimeout(timer)
      setReading((before) => nextReading(before, data))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    ask.current = (request) => worker.postMessage(request)
    ask.current({ do: 'open', file })
    return () => {
      clock.clearTimeout(timer)
      worker.terminate()
    }
  }, [file])

  const shown = reading.kind === 'open' ? reading.chunks.length : 0
  const all = reading.kind === 'open' ? reading.outline.chunks : 0
  useEffect(() => {
    if (shown < all) ask.current?.({ do: 'next' })
  }, [shown, all])
  return reading
}
