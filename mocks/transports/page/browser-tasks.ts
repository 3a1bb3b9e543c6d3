import type { LongTasks } from '../../backend/manuscripts/long-tasks.ts'
import { remoteTasks } from '../../backend/manuscripts/remote-tasks.ts'

/** Harper's own worker would load its 16 MB of WASM in the page as well. */
export const browserTasks = (): LongTasks =>
  remoteTasks(({ ended, lost }) => {
    const worker = new Worker(new URL('./task-worker.ts', import.meta.url), {
      type: 'module',
      name: 'long tasks',
    })
    worker.addEventListener('error', ({ message }) =>
      ended(message || 'The worker for manuscripts and PDFs could not be loaded.'),
    )
    const replaced = new AbortController()
    // A link to a download stops what a worker still loads: in Firefox for good, and without an error.
    const beginAgain = () => {
      if (!lost()) return
      worker.terminate()
      replaced.abort()
    }
    addEventListener('beforeunload', () => setTimeout(beginAgain), { signal: replaced.signal })
    return (request) => worker.postMessage(request, [request.port])
  })
