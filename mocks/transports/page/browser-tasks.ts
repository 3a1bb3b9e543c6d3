import type { LongTasks } from '../../backend/manuscripts/long-tasks.ts'
import { remoteTasks } from '../../backend/manuscripts/remote-tasks.ts'

/** Harper's own worker would load its 16 MB of WASM in the page as well. */
export const browserTasks = (): LongTasks =>
  remoteTasks((ended) => {
    const worker = new Worker(new URL('./task-worker.ts', import.meta.url), {
      type: 'module',
      name: 'long tasks',
    })
    worker.addEventListener('error', ({ message }) =>
      ended(message || 'The worker for manuscripts and PDFs could not be loaded.'),
    )
    return (request) => worker.postMessage(request, [request.port])
  })
