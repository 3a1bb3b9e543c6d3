import { Problem } from '../../backend/calls/problem.ts'

export type BodyLimits = {
  /** In bytes; limits of the contract's files are lower and answered by the operation. */
  largest: number
  /** Milliseconds until more of the body must arrive. */
  pause: number
}

const usual: BodyLimits = { largest: 120_000_000, pause: 30_000 }

function within<Result>(time: number, promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const detail = `Nothing more of the body came within ${time} ms.`
  const problem = new Problem(408, 'Body incomplete', detail, [], 'application')
  const timer = setTimeout(() => reject(problem), time)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Reads large ones to the end: clients that send read no answer. @throws Problem 408, 413 */
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
  const detail = `The body has ${size} bytes; at most ${largest} are read.`
  throw new Problem(413, 'Body too large', detail, [], 'application')
}
