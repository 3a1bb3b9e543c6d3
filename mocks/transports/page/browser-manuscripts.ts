import type { ManuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { remoteManuscripts } from '../../backend/manuscripts/remote-manuscripts.ts'

/** Harper's own worker would load its 16 MB of WASM in the page as well. */
export const browserManuscripts = (): ManuscriptTasks =>
  remoteManuscripts((ended) => {
    const worker = new Worker(new URL('./manuscript-worker.ts', import.meta.url), {
      type: 'module',
      name: 'manuscripts',
    })
    worker.addEventListener('error', ({ message }) =>
      ended(message || 'The worker for manuscripts could not be loaded.'),
    )
    return (request) => worker.postMessage(request, [request.port])
  })
