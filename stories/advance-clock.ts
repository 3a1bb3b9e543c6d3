import { expect, waitFor } from 'storybook/test'

type StoryClock = { advance(by: number): void }

// React runs effects in a task after the one that has changed the page.
const effectsRun = () => new Promise((resolve) => setTimeout(resolve))

/** Advances a story's clock by milliseconds, once effects of what is shown have set their timers. */
export async function advanceClock(clock: StoryClock | undefined, by: number): Promise<void> {
  await effectsRun()
  clock?.advance(by)
}

/** The same once no answer is under way, after which a poll would wait for a clock that stands. */
export async function advanceOnceAnswered(
  screen: { clock: StoryClock; queryClient: { isFetching(): number } } | undefined,
  by: number,
): Promise<void> {
  await effectsRun()
  await waitFor(() => expect(screen?.queryClient.isFetching()).toBe(0))
  screen?.clock.advance(by)
}
