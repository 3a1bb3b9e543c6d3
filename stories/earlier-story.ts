import type { QueryClient } from '@tanstack/react-query'
import type { FaultEffect } from '../mocks/backend/calls/fault-effects.ts'
import { silenceFailures } from './silence-failures.ts'

const answering = new Set<Promise<FaultEffect>>()
let client: QueryClient | undefined
let unanswered = 0

/** Counts a call of the open story until it is answered. */
export function follow(call: Promise<FaultEffect>): Promise<FaultEffect> {
  answering.add(call)
  const end = () => answering.delete(call)
  call.then(({ withheld }) => {
    if (withheld === 'never') unanswered += 1
    end()
  }, end)
  return call
}

export function followClient(next: QueryClient): void {
  if (client) silenceFailures(client)
  client = next
  unanswered = 0
}

/** Turns of the event loop; the calls of a story may wait for its clock, which stands still. */
const most = 200

/** Waits for what the earlier story began: late, it would show its messages in the next, or sign out there. */
export async function earlierStoryEnded(): Promise<void> {
  for (let turn = 0, quiet = 0; quiet < 3 && turn < most; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve))
    const isBusy = answering.size > 0 || (client?.isMutating() ?? 0) > unanswered
    quiet = isBusy ? 0 : quiet + 1
  }
}
