import { readLetter } from '../letter/read-letter.ts'
import { readManuscriptText } from '../manuscript/read-manuscript-text.ts'
import {
  type FileRequest,
  type LetterAnswer,
  type ManuscriptAnswer,
  unreadable,
} from './file-messages.ts'

async function answerTo(request: FileRequest): Promise<LetterAnswer | ManuscriptAnswer> {
  const bytes = new Uint8Array(await request.file.arrayBuffer())
  return request.read === 'letter' ? readLetter(bytes, request.language) : readManuscriptText(bytes)
}

self.addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  answerTo(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage(unreadable),
  )
})
