import { Worker } from 'node:worker_threads'
import type { Proofreader } from '../../backend/grading/proofreader.ts'
import { remoteProofreader } from '../../backend/grading/remote-proofreader.ts'

/** A long text takes seconds, in which the server answers other calls. */
export const nodeProofreader: Proofreader = remoteProofreader(({ answered, ended }) => {
  const thread = new Worker(new URL('./proofreader-thread.ts', import.meta.url))
  // The process lives on only while it waits for an answer.
  thread.unref()
  let waiting = 0
  thread.on('message', (answer) => {
    waiting -= 1
    if (waiting === 0) thread.unref()
    answered(answer)
  })
  thread.on('error', (error) => ended(String(error)))
  return (request) => {
    waiting += 1
    thread.ref()
    thread.postMessage(request)
  }
})
