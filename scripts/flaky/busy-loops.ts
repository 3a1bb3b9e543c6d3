import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Keeps every core busy while `run` runs. The loops are threads, which end with this process. */
export async function besideBusyLoops<Result>(run: () => Promise<Result>): Promise<Result> {
  const loops = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) {}', { eval: true }),
  )
  try {
    return await run()
  } finally {
    await Promise.all(loops.map((loop) => loop.terminate()))
  }
}
