import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { Run } from '../run.ts'
import { isAnswered } from '../server/judged-call.ts'

/** Answers that change as soon as something of the account was written. */
const watched: readonly OperationId[] = ['loadUser', 'searchOrders', 'loadInvoices']

/** Reads that are followed by another look. */
const every = 8

/** The first difference between two JSON values, as a pointer. */
function firstDifference(before: unknown, after: unknown, pointer = ''): string {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) {
    return pointer || '/'
  }
  const left = new Map<string, unknown>(Object.entries(before))
  const right = new Map<string, unknown>(Object.entries(after))
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    const [one, other] = [left.get(name), right.get(name)]
    if (!isDeepStrictEqual(one, other)) return firstDifference(one, other, `${pointer}/${name}`)
  }
  return pointer
}

/** A read that has written something, so that nothing more may be sent. */
export class ReadHasWritten extends Error {}

/** Compares what the account holds with what it held before; returns what looks again after a read. */
export async function watchWrites(run: Run): Promise<(after: OperationId) => Promise<void>> {
  const look = async () => {
    const states = new Map<OperationId, unknown>()
    for (const id of watched) {
      const outcome = await run.customer.call(id)
      if (isAnswered(outcome) && outcome.status === 200) states.set(id, outcome.json)
    }
    return states
  }
  const before = await look()
  let reads = 0
  const since: OperationId[] = []
  return async (after) => {
    since.push(after)
    reads += 1
    if (reads % every !== 0) return
    for (const [id, now] of await look()) {
      const then = before.get(id)
      if (isDeepStrictEqual(then, now)) continue
      const place = firstDifference(then, now)
      throw new ReadHasWritten(
        `${id} answers something else at ${place} after ${since.join(', ')}, which only read. Nothing more was sent.`,
      )
    }
    since.length = 0
  }
}
