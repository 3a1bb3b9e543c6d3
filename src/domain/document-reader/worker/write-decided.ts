import { askWorker } from '../../../lib/browser/ask-worker.ts'
import type { Decisions } from '../decide/decisions.ts'
import type { WriterAnswer, WriterRequest } from './reader-messages.ts'
import { startReaderWorker } from './start-reader-worker.ts'

export async function writeDecided(file: Blob, decisions: Decisions): Promise<Blob | undefined> {
  const request: WriterRequest = { do: 'decide', file, decisions }
  const answer = await askWorker<WriterRequest, WriterAnswer>(startReaderWorker, request)
  return answer?.decided
}
