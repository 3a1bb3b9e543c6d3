import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { clock } from '../../lib/clock.ts'

/** What a start has tried so far. */
export type StartTries = {
  /** Which try of this round is under way, from 1; 0 before the first. */
  number: number
  /** How often the application was asked for in all rounds. */
  asked: number
  /** When it was first asked for, epoch milliseconds. */
  since: number
  /** Why the last try failed. */
  cause?: unknown
  /** Whether a round has been given up; a later one changes nothing about it until it succeeds. */
  gaveUp: boolean
}

/** Milliseconds that each try may take: short while others follow, longer for a server that is slow. */
const timeOuts = [4_000, 4_000, 4_000, 5_000, 5_000, 5_000, 6_000, 6_000, 8_000, 12_000]

/** Milliseconds between them, 13.5 seconds in all: long enough for a server that restarts. */
const pauses = [250, 500, 750, 1_000, 1_500, 2_000, 2_500, 2_500, 2_500]

/** How often a start asks for the application before it gives up. */
export const mostTries = timeOuts.length

export const noTries = (): StartTries => ({
  number: 0,
  asked: 0,
  since: clock.now(),
  gaveUp: false,
})

/** Where a start tells how far it has come; it is written, never fetched. */
export const startTriesQuery = () =>
  queryOptions<StartTries>({
    queryKey: ['start', 'tries'],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const useStartTries = () => useQuery(startTriesQuery()).data ?? noTries()

// Real time on purpose: a frozen or hurried clock must not change how patient the start is.
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

async function withinTime<Result>(
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

type Patience = {
  signal: AbortSignal
  onTry: (number: number) => void
  onFailure: (cause: unknown, isLast: boolean) => void
}

/**
 * Loads until it succeeds, up to 10 times. Failures at once are given up after 13.5 seconds; a server
 * that takes connections and never answers, after 72.5. Throws the last failure.
 */
export async function loadPatiently<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
  { signal, onTry, onFailure }: Patience,
): Promise<Result> {
  for (let number = 1; ; number += 1) {
    onTry(number)
    try {
      return await withinTime(load, timeOuts[number - 1] ?? 0, signal)
    } catch (error) {
      if (signal.aborted) throw error
      onFailure(error, number === mostTries)
      if (number === mostTries) throw error
      await pause(pauses[number - 1] ?? 0, signal)
    }
  }
}
