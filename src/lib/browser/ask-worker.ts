import { clock } from '../clock.ts'

/** Milliseconds after which a worker counts as one that does not answer. */
const patience = 30_000

/** One answer of a worker of its own. Undefined where it fails or does not answer. */
export function askWorker<Request, Answer>(
  startWorker: () => Worker,
  request: Request,
): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
  const fail = () => resolve(undefined)
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
