import type { Figure } from './figures.ts'
import { median } from './quantile.ts'

type Work = (lap: number) => unknown
type Laps = { laps: number; warmUp?: number }

type Beside = {
  name: string
  work: Work
  companion: { name: string; work: Work }
  limit?: number
}

/** Milliseconds of processor time, which other processes do not lengthen, and the result. */
export async function timed<Result>(work: () => Result | Promise<Result>) {
  const begin = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(begin)
  return { milliseconds: (user + system) / 1000, result }
}

/** Median processor time. In the laps of the warm-up, code is compiled. */
export async function medianTime(work: Work, { laps, warmUp = 0 }: Laps): Promise<number> {
  const times: number[] = []
  for (let lap = 0; lap < warmUp + laps; lap += 1) {
    times.push((await timed(() => work(lap))).milliseconds)
  }
  return median(times.slice(warmUp))
}

/** One after the other: in turns, each would find the other's data in the processor's caches. */
export async function timeBeside(
  { name, work, companion, limit }: Beside,
  { laps, warmUp = 0 }: Laps,
): Promise<Figure> {
  const value = await medianTime(work, { laps, warmUp })
  // What can be measured once needs a steady companion all the same.
  const steady = { laps: Math.max(laps, 15), warmUp: Math.max(warmUp, 3) }
  const beside = { name: companion.name, value: await medianTime(companion.work, steady) }
  return { name, unit: 'ms', value, companion: beside, limit }
}
