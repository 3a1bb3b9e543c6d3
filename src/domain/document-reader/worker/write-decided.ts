import { clock } from '../../../lib/clock.ts'
import type { Decisions } from '../decide/decisions.ts'
import type { WriterAnswer, WriterRequest } from './reader-messages.ts'
import { startReaderWorker } from './start-reader-worker.ts'

/** Milliseconds after which a document counts as one that cannot be written. */
const patience = 30_000

export function writeDecided(file: Blob, decisions: Decisions): Promise<Blob | undefined> {
  const { promise, resolve } = Promise.withResolvers<Blob | undefined>()
  const fail = () => resolve(undefined)
  const timer = clock.setTimeout(fail, patience)
  const worker = startReaderWorker()
  worker.onmessage = ({ data }: MessageEvent<WriterAnswer>) => resolve(data.decided)
  worker.onerror = (event) => {
    event.preventDefault()
    fail()
  }
  const request: WriterRequest = { do: 'decide', file, decisions }
  worker.postMessage(request)
  return promise.finally(() => {
    clock.clearTimeout(timer)
    worker.terminate()
  })
}
