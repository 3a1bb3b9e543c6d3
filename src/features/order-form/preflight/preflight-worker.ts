import { openPackage } from '../../../lib/manuscript/package/open-package.ts'
import { readPackage } from './docx/read-manuscript.ts'
import type { PreflightAnswer, PreflightRequest } from './preflight-messages.ts'

const cancelled = new Set<number>()

const answer = (message: PreflightAnswer) => self.postMessage(message)

async function read(id: number, file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (cancelled.delete(id)) return
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') {
    answer({ id, report: docx })
    return
  }
  answer({ id, opened: true })
  answer({ id, report: readPackage(docx) })
}

self.addEventListener('message', ({ data }: MessageEvent<PreflightRequest>) => {
  if (data.do === 'cancel') cancelled.add(data.id)
  // A file that changed on the disk cannot be read any more.
  else read(data.id, data.file).catch(() => answer({ id: data.id, report: { kind: 'unknown' } }))
})
