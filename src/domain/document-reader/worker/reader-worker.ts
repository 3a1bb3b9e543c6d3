import { decidedDocument } from '../decide/decided-document.ts'
import type { Chunk } from '../model/document-model.ts'
import { documentFingerprint } from '../parse/document-fingerprint.ts'
import { readDocument } from '../parse/read-document.ts'
import type {
  FingerprintAnswer,
  FingerprintRequest,
  ReaderAnswer,
  ReaderRequest,
  WriterAnswer,
  WriterRequest,
} from './reader-messages.ts'

let chunks: Iterator<Chunk> | undefined

type Request = ReaderRequest | WriterRequest | FingerprintRequest

const answer = (message: ReaderAnswer | WriterAnswer | FingerprintAnswer) =>
  self.postMessage(message)

async function open(file: Blob): Promise<void> {
  const document = readDocument(new Uint8Array(await file.arrayBuffer()))
  if (document.kind !== 'read') return answer({ kind: 'failed', reason: document.kind })
  chunks = document.chunks.values()
  answer({ kind: 'opened', outline: document.outline })
}

async function decide({ file, decisions }: WriterRequest): Promise<void> {
  const bytes = decidedDocument(new Uint8Array(await file.arrayBuffer()), decisions)
  answer({ decided: bytes && new Blob([new Uint8Array(bytes)]) })
}

async function fingerprint({ file }: FingerprintRequest): Promise<void> {
  answer({ fingerprint: documentFingerprint(new Uint8Array(await file.arrayBuffer())) })
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.do === 'fingerprint') {
    fingerprint(data).catch(() => answer({ fingerprint: undefined }))
    return
  }
  if (data.do === 'decide') {
    decide(data).catch(() => answer({ decided: undefined }))
    return
  }
  if (data.do === 'open') {
    open(data.file).catch(() => answer({ kind: 'failed', reason: 'unknown' }))
    return
  }
  const next = chunks?.next()
  if (next && !next.done) answer({ kind: 'chunk', chunk: next.value })
})
