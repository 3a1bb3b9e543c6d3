import { MessagePort, Worker } from 'node:worker_threads'
import type { ManuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { remoteManuscripts } from '../../backend/manuscripts/remote-manuscripts.ts'

/** In a thread: a long text takes seconds, in which the server answers other calls. */
export const nodeManuscripts: ManuscriptTasks = remoteManuscripts((ended) => {
  const thread = new Worker(new URL('./manuscript-thread.ts', import.meta.url))
  // The process lives on only while a port waits for an answer.
  thread.unref()
  thread.on('error', (error) => ended(String(error)))
  return (request) => {
    const { port } = request
    thread.postMessage(request, port instanceof MessagePort ? [port] : [])
  }
})
