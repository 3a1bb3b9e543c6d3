import { useEffect, useRef, useState } from 'react'
import { clock } from '../../lib/clock.ts'

type Failed = { kind: 'failed' }

type Answer<Outline, Part, Failure> =
  | { kind: 'opened'; outline: Outline }
  | { kind: 'chunk'; chunk: Part }
  | Failure

type ChunkedReading<Outline, Part, Failure> =
  | { kind: 'reading' }
  | { kind: 'open'; outline: Outline; chunks: readonly Part[] }
  | Failure

type ReadingSource<Part, Failure> = {
  startWorker: () => Worker
  /** It starts afresh with another object. */
  request: { do: 'open' }
  /** Where the worker does not answer. */
  failure: Failure
  /** Whether no further part is needed. */
  holdsEnough?: ((chunks: readonly Part[]) => boolean) | undefined
}

/** Milliseconds after which a document counts as unreadable. */
const patience = 30_000

/** What a worker reads, part by part: it is asked for the next one when the one before is shown. */
export function useChunkedReading<
  Outline extends { chunks: number },
  Part,
  Failure extends Failed,
>({ startWorker, request, failure, holdsEnough }: ReadingSource<Part, Failure>) {
  type Reading = ChunkedReading<Outline, Part, Failure>
  const [reading, setReading] = useState<Reading>({ kind: 'reading' })
  const ask = useRef<(request: { do: 'open' | 'next' }) => void>(undefined)

  useEffect(() => {
    setReading({ kind: 'reading' })
    const fail = () => setReading(failure)
    let worker: Worker
    try {
      worker = startWorker()
    } catch {
      return fail()
    }
    const timer = clock.setTimeout(fail, patience)
    worker.onmessage = ({ data }: MessageEvent<Answer<Outline, Part, Failure>>) => {
      clock.clearTimeout(timer)
      setReading((before) => nextReading(before, data))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    ask.current = (message) => worker.postMessage(message)
    ask.current(request)
    return () => {
      clock.clearTimeout(timer)
      worker.terminate()
    }
  }, [startWorker, request, failure])

  const shown = 'chunks' in reading ? reading.chunks.length : 0
  const all = 'chunks' in reading ? reading.outline.chunks : 0
  const isEnough = 'chunks' in reading && (holdsEnough?.(reading.chunks) ?? false)
  useEffect(() => {
    if (shown < all && !isEnough) ask.current?.({ do: 'next' })
  }, [shown, all, isEnough])
  return reading
}

function nextReading<Outline, Part, Failure extends Failed>(
  before: ChunkedReading<Outline, Part, Failure>,
  answer: Answer<Outline, Part, Failure>,
): ChunkedReading<Outline, Part, Failure> {
  if ('outline' in answer) return { kind: 'open', outline: answer.outline, chunks: [] }
  if (!('chunk' in answer)) return answer
  return 'chunks' in before ? { ...before, chunks: [...before.chunks, answer.chunk] } : before
}
