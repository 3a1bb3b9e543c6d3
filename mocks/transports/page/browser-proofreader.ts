import type { Proofreader } from '../../backend/grading/proofreader.ts'
import type { Finding } from '../../world/manuscript-verdict.ts'
import type { ProofreadAnswer, ProofreadRequest } from './proofreader-worker.ts'

type Waiting = { resolve: (findings: Finding[]) => void; reject: (error: Error) => void }

/**
 * Starts the worker with its 16 MB of WASM on first use. Harper's own worker would load the WASM in the page as well.
 */
export function browserProofreader(): Proofreader {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./proofreader-worker.ts', import.meta.url), {
      type: 'module',
      name: 'proofreader',
    })
    started.addEventListener('message', ({ data }: MessageEvent<ProofreadAnswer>) => {
      const pending = waiting.get(data.id)
      waiting.delete(data.id)
      if ('findings' in data) pending?.resolve(data.findings)
      else pending?.reject(new Error(data.failure))
    })
    started.addEventListener('error', (event) => {
      worker = undefined
      const error = new Error(event.message || 'The proofreader could not be loaded.')
      for (const pending of waiting.values()) pending.reject(error)
      waiting.clear()
    })
    return started
  }

  const findings: Proofreader['findings'] = (text, dialect) => {
    worker ??= start()
    const request: ProofreadRequest = { id: ++lastId, text, dialect }
    worker.postMessage(request)
    return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }))
  }

  return {
    findings,
    prepare() {
      // A failed start is reported with the first text.
      findings('', 'american').catch(() => undefined)
    },
  }
}
