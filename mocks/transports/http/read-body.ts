import { Readable } from 'node:stream'
import type { ServerRequest } from 'srvx'
import { Problem } from '../../backend/calls/problem.ts'

export type BodyLimits = {
  /** In bytes; limits of the contract's files are lower and answered by the operation. */
  largest: number
  /** Milliseconds until more of the body must arrive. */
  pause: number
}

const usual: BodyLimits = { largest: 120_000_000, pause: 30_000 }

function tooLarge(size: number, largest: number): Problem {
  const detail = `The body has ${size} bytes; at most ${largest} are read.`
  return new Problem(413, 'Body too large', detail, [], 'application')
}

function incomplete(pause: number): Problem {
  const detail = `Nothing more of the body came within ${pause} ms.`
  return new Problem(408, 'Body incomplete', detail, [], 'application')
}

/** Node's own stream where there is one: the platform's takes several times as long. */
const bodyOf = (request: ServerRequest): Readable =>
  request.runtime?.node?.req ?? Readable.from(request.body ?? [])

/** Reads large ones to the end: clients that send read no answer. @throws Problem 408, 413 */
export async function readBody(
  request: ServerRequest,
  { largest, pause } = usual,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const source = bodyOf(request)
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const chunks: Uint8Array[] = []
  let size = 0
  const timer = setTimeout(() => {
    source.pause()
    reject(incomplete(pause))
  }, pause)
  source.on('data', (chunk: Uint8Array) => {
    timer.refresh()
    size += chunk.byteLength
    if (size <= largest) chunks.push(chunk)
    else chunks.length = 0
  })
  source.once('end', () => {
    if (size <= largest) resolve(Buffer.concat(chunks))
    else reject(tooLarge(size, largest))
  })
  source.once('error', reject)
  return promise.finally(() => clearTimeout(timer))
}
