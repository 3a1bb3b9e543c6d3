import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { realClock } from '../../lib/clock.ts'
import { loadWithRetries } from './start-attempts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const unreachable = () => Promise.reject(new Error('no network'))

/** Accepts the connection and never answers. */
const silent = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Times out before the given attempt. */
function silentUntil(last: number) {
  let calls = 0
  return (signal: AbortSignal) => {
    calls += 1
    return calls < last ? silent(signal) : Promise.resolve('loaded')
  }
}

async function start(load: (signal: AbortSignal) => Promise<string>) {
  const tries: number[] = []
  const causes: string[] = []
  const begun = realClock.now()
  const end = await Promise.all([
    loadWithRetries(load, {
      signal: new AbortController().signal,
      onTry: (number) => tries.push(number),
      onFailure: (cause) => causes.push(cause instanceof Error ? cause.name : ''),
    }).catch((error: Error) => error.name),
    vi.runAllTimersAsync(),
  ])
  return { end: end[0], tries: tries.length, causes, took: realClock.now() - begun }
}

it.each([
  ['an unreachable server', unreachable, 'Error', 10, 13_500],
  ['a server that never answers', silent, 'TimeoutError', 10, 72_500],
  ['a server that answers at once', silentUntil(1), 'loaded', 1, 0],
  ['a server that answers at the third try', silentUntil(3), 'loaded', 3, 8_750],
] as const)('%s', async (_, load, end, tries, took) => {
  expect(await start(load)).toMatchObject({ end, tries, took })
})

it('reports each failure', async () => {
  const { causes } = await start(silentUntil(4))
  expect(causes).toEqual(['TimeoutError', 'TimeoutError', 'TimeoutError'])
})

it('ends when its page is left', async () => {
  const asking = new AbortController()
  const failures: unknown[] = []
  const loading = loadWithRetries(silent, {
    signal: asking.signal,
    onTry: () => undefined,
    onFailure: (cause) => failures.push(cause),
  })
  asking.abort(new Error('left'))
  await expect(loading).rejects.toThrow('left')
  expect(failures).toEqual([])
})
