/** Milliseconds. */
const patience = 200

/** Fast answers avoid a flashing skeleton, slow ones do not block the screen. Never rejects. */
export async function prefetchWithTimeout(...fetches: Promise<unknown>[]): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience)
  await Promise.race([Promise.allSettled(fetches), late])
  clearTimeout(timer)
}
