import { Problem } from '../../backend/problem.ts'

export type BodyLimits = {
  /** Bytes; a file's own limit is lower, and answered in words. */
  largest: number
  /** Milliseconds within which more of it must come. */
  pause: number
}

const usual: BodyLimits = { largest: 120_000_000, pause: 30_000 }

function within<Result>(time: number, promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const words = `Nothing more of the body came within ${time} ms.`
  const problem = new Problem(408, 'Body incomplete', words, [], 'application')
  const timer = setTimeout(() => reject(problem), time)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/**
 * Reads a whole body. Throws a Problem: 408 where nothing comes for too long, 413 for one that is
 * too large, which is read to its end all the same: who is still sending does not read answers.
 */
export async function readBody(
  request: Request,
  { largest, pause } = usual,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  if (!reader) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await within(pause, reader.read())
    if (done) break
    size += value.byteLength
    if (size <= largest) chunks.push(value)
    else chunks.length = 0
  }
  if (size <= largest) return Buffer.concat(chunks)
  const words = `The body has ${size} bytes; at most ${largest} are read.`
  throw new Problem(413, 'Body too large', words, [], 'application')
}
