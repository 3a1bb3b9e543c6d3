import type { Proofreader } from '../../backend/grading/proofreader.ts'
import {
  type ProofreadAnswer,
  remoteProofreader,
} from '../../backend/grading/remote-proofreader.ts'

/** Harper's own worker would load its 16 MB of WASM in the page as well. */
export function browserProofreader(): Proofreader {
  const { findings } = remoteProofreader(({ answered, ended }) => {
    const worker = new Worker(new URL('./proofreader-worker.ts', import.meta.url), {
      type: 'module',
      name: 'proofreader',
    })
    worker.addEventListener('message', ({ data }: MessageEvent<ProofreadAnswer>) => answered(data))
    worker.addEventListener('error', ({ message }) =>
      ended(message || 'The proofreader could not be loaded.'),
    )
    return (request) => worker.postMessage(request)
  })
  return {
    findings,
    prepare() {
      // A failed start is reported with the first text.
      findings('', 'american').catch(() => undefined)
    },
  }
}
