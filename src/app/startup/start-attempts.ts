import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { clock } from '../../lib/clock.ts'
import type { Instant } from '../../lib/instant.ts'

export type StartTries = {
  /** The current attempt of this round, from 1; 0 before the first. */
  number: number
  total: number
  /** Time of the first attempt. */
  since: Instant
  cause?: unknown
  /** Milliseconds between the last attempt and the next; 0 while one is under way. */
  pause: number
  /** Stays true through later rounds until one succeeds. */
  gaveUp: boolean
}

/** Milliseconds for each attempt: longer towards the end, for slow servers. */
const timeOuts = [4_000, 4_000, 4_000, 5_000, 5_000, 5_000, 6_000, 6_000, 8_000, 12_000]

/** Milliseconds between attempts; 13.5 seconds in all, enough for a server's restart. */
const pauses = [250, 500, 750, 1_000, 1_500, 2_000, 2_500, 2_500, 2_500]

export const mostTries = timeOuts.length

/** Seconds that an attempt waits for an answer. */
export const secondsOfTry = (number: number): number => (timeOuts[number - 1] ?? 0) / 1_000

export const noTries = (): StartTries => ({
  number: 0,
  total: 0,
  since: clock.now(),
  pause: 0,
  gaveUp: false,
})

export const startTriesQuery = () =>
  queryOptions<StartTries>({
    queryKey: ['start', 'tries'],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const useStartTries = () => useQuery(startTriesQuery()).data ?? noTries()

// Real time: a frozen or accelerated clock must not change the retries.
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

async function withTimeout<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Result> {
  const late = new AbortController()
  const end = () => late.abort(new DOMException('The start took too long.', 'TimeoutError'))
  const timer = setTimeout(end, milliseconds)
  try {
    return await load(AbortSignal.any([signal, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}

type RetryOptions = {
  signal: AbortSignal
  onTry: (number: number) => void
  /** `pauseAfter` is in milliseconds; undefined after the last attempt. */
  onFailure: (cause: unknown, pauseAfter: number | undefined) => void
}

export async function loadWithRetries<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
  { signal, onTry, onFailure }: RetryOptions,
): Promise<Result> {
  for (let number = 1; ; number += 1) {
    onTry(number)
    try {
      return await withTimeout(load, timeOuts[number - 1] ?? 0, signal)
    } catch (error) {
      if (signal.aborted) throw error
      const pauseAfter = pauses[number - 1]
      onFailure(error, pauseAfter)
      if (pauseAfter === undefined) throw error
      await pause(pauseAfter, signal)
    }
  }
}
