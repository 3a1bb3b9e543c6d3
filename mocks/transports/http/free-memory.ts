import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes. */
const large = 10_000_000

/** Milliseconds, in which the answer is sent. */
const rest = 1000

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}

/** Frees what a large body took: Node collects buffers under pressure, which an idle server does not feel. */
export function freeMemoryAfter({ headers }: Request, collect = collectGarbage): void {
  if (Number(headers.get('Content-Length')) >= large) setTimeout(collect, rest).unref()
}
