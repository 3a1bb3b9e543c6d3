import { askWorker } from '../../../lib/browser/ask-worker.ts'
import type { Fingerprint } from '../../../lib/manuscript/fingerprint/fingerprint.ts'
import type { FingerprintAnswer, FingerprintRequest } from './reader-messages.ts'

/** Apart from `startReaderWorker`, which would else be a file of its own for every reader. */
const startWorker = () =>
  new Worker(new URL('./reader-worker.ts', import.meta.url), {
    type: 'module',
    name: 'fingerprint',
  })

/** Of a .docx; the file does not leave the browser for it. */
export async function readFingerprint(file: Blob): Promise<Fingerprint | undefined> {
  const request: FingerprintRequest = { do: 'fingerprint', file }
  const answer = await askWorker<FingerprintRequest, FingerprintAnswer>(startWorker, request)
  return answer?.fingerprint
}
