import type { FaultEffect } from '../backend/calls/fault-effects.ts'
import { hashOf } from '../world/text-hash.ts'

/** In milliseconds; most answers are early, so that a late one is overtaken. */
const delays = [0, 0, 0, 40, 40, 160, 160, 400] as const

/** @throws RangeError for a text that is no integer */
export function readDelaySeed(text: string | undefined): number | undefined {
  if (!text) return undefined
  const seed = Number(text)
  if (Number.isSafeInteger(seed)) return seed
  throw new RangeError(`GALLEY_DELAYS is an integer, and not "${text}".`)
}

/** The delay of the nth call of an address: the same in every run with this seed. */
export function delayOf(seed: number, address: string, ordinal: number): number {
  const place = hashOf(`${seed} ${ordinal} ${address}`) / 2 ** 32
  return delays[Math.floor(place * delays.length)] ?? 0
}

/** Delays what `answer` returns, to find races; without a seed, returns `answer` itself. */
export function delayCalls<Rest extends unknown[], Effect extends FaultEffect>(
  answer: (call: Request, ...rest: Rest) => Promise<Effect>,
  seed: number | undefined,
): (call: Request, ...rest: Rest) => Promise<Effect> {
  if (seed === undefined) return answer
  const counts = new Map<string, number>()
  return async (call, ...rest) => {
    const address = `${call.method} ${new URL(call.url).pathname}`
    const ordinal = (counts.get(address) ?? 0) + 1
    counts.set(address, ordinal)
    const effect = await answer(call, ...rest)
    return { ...effect, delay: effect.delay + delayOf(seed, address, ordinal) }
  }
}
