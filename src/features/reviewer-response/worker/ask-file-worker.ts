import { clock } from '../../../lib/clock.ts'
import {
  type FileRequest,
  type LetterAnswer,
  type ManuscriptAnswer,
  unreadable,
} from './file-messages.ts'

/** Milliseconds after which a file counts as unreadable. */
const patience = 30_000

const startWorker = () =>
  new Worker(new URL('./file-worker.ts', import.meta.url), {
    type: 'module',
    name: 'reviewer-response',
  })

function ask<Answer>(request: FileRequest): Promise<Answer | typeof unreadable> {
  const { promise, resolve } = Promise.withResolvers<Answer | typeof unreadable>()
  const fail = () => resolve(unreadable)
  const timer = clock.setTimeout(fail, patience)
  const worker = startWorker()
  worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
  worker.onerror = (event) => {
    event.preventDefault()
    fail()
  }
  worker.postMessage(request)
  return promise.finally(() => {
    clock.clearTimeout(timer)
    worker.terminate()
  })
}

export const readLetterFile = (file: Blob, language: string): Promise<LetterAnswer> =>
  ask<LetterAnswer>({ read: 'letter', file, language })

export const readManuscriptFile = (file: Blob): Promise<ManuscriptAnswer> =>
  ask<ManuscriptAnswer>({ read: 'manuscript', file })
