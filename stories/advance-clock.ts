/** Advances a story's clock by milliseconds, once effects of what is shown have set their timers. */
export async function advanceClock(
  clock: { advance(by: number): void } | undefined,
  by: number,
): Promise<void> {
  await new Promise((resolve) => requestIdleCallback(resolve))
  clock?.advance(by)
}
