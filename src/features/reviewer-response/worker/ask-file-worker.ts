import { askWorker } from '../../../lib/browser/ask-worker.ts'
import {
  type FileRequest,
  type LetterAnswer,
  type ManuscriptAnswer,
  unreadable,
} from './file-messages.ts'

const startWorker = () =>
  new Worker(new URL('./file-worker.ts', import.meta.url), {
    type: 'module',
    name: 'reviewer-response',
  })

async function ask<Answer>(request: FileRequest): Promise<Answer | typeof unreadable> {
  return (await askWorker<FileRequest, Answer>(startWorker, request)) ?? unreadable
}

export const readLetterFile = (file: Blob, language: string): Promise<LetterAnswer> =>
  ask<LetterAnswer>({ read: 'letter', file, language })

export const readManuscriptFile = (file: Blob): Promise<ManuscriptAnswer> =>
  ask<ManuscriptAnswer>({ read: 'manuscript', file })
