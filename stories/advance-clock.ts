/** Advances a story's clock by milliseconds, once effects of what is shown have set their timers. */
export async function advanceClock(
  clock: { advance(by: number): void } | undefined,
  by: number,
): Promise<void> {
  // React runs effects in a task after the one that has changed the page.
  await new Promise((resolve) => setTimeout(resolve))
  clock?.advance(by)
}
