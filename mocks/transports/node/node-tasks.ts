import { MessagePort, Worker } from 'node:worker_threads'
import type { LongTasks } from '../../backend/manuscripts/long-tasks.ts'
import { remoteTasks } from '../../backend/manuscripts/remote-tasks.ts'

/** In a thread: a long text takes seconds, in which the server answers other calls. */
export const nodeTasks: LongTasks = remoteTasks(({ ended }) => {
  const thread = new Worker(new URL('./task-thread.ts', import.meta.url))
  // The process lives on only while a port waits for an answer.
  thread.unref()
  thread.on('error', (error) => ended(String(error)))
  return (request) => {
    const { port } = request
    thread.postMessage(request, port instanceof MessagePort ? [port] : [])
  }
})
