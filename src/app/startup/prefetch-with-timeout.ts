/** Milliseconds that a screen may wait for its data before it opens with its skeleton. */
const moment = 200

/**
 * Gives what a screen needs a moment to come: a quick answer shows no skeleton that would only
 * flash, and a slow one does not hold the screen back. Never rejects; the screen tells of failures.
 */
export async function prefetchWithTimeout(...fetches: Promise<unknown>[]): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, moment)
  await Promise.race([Promise.allSettled(fetches), late])
  clearTimeout(timer)
}
