import { delayOf } from '../transports/call-delays.ts'

/** A seed by which the first call of an address waits so many milliseconds. */
export function seedThatDelays(address: string, delay: number): number {
  const seeds = Array.from({ length: 1_000 }, (_, seed) => seed)
  const found = seeds.find((seed) => delayOf(seed, address, 1) === delay)
  if (found === undefined) throw new Error(`No seed delays ${address} by ${delay} ms.`)
  return found
}
