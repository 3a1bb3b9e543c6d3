import type { HttpCase } from './http-cases.ts'
import type { LoadGenerator } from './load-generator.ts'
import type { MeasuredServer } from './measured-server.ts'
import { median, quantile } from './quantile.ts'

/** One server under one kind of call, an entry for each round. */
export type Measured = { perSecond: number[]; p50: number[]; p99: number[]; failed: number }

export type MeasuredCase = { call: HttpCase; by: Record<string, Measured> }

const connections = 10
const seconds = { warmUp: 3, measured: 1 }

/**
 * Loads the servers with each kind of call. Within a round they take turns, so that whatever else
 * the machine does meanwhile falls on all of them; a round before the first warms them up.
 */
export async function measureInRounds(
  servers: Record<string, MeasuredServer>,
  cases: HttpCase[],
  generator: LoadGenerator,
  rounds: number,
): Promise<MeasuredCase[]> {
  const nothing = (): Measured => ({ perSecond: [], p50: [], p99: [], failed: 0 })
  const names = Object.keys(servers)
  const all = cases.map((call): MeasuredCase => {
    return { call, by: Object.fromEntries(names.map((name) => [name, nothing()])) }
  })
  for (let round = 0; round <= rounds; round += 1) {
    for (const { call, by } of all) {
      for (const [name, { origin }] of Object.entries(servers)) {
        const { perSecond, times, failed } = await generator.run(origin, call, {
          connections,
          seconds: round === 0 ? seconds.warmUp : seconds.measured,
        })
        const kept = by[name]
        if (round === 0 || !kept) continue
        kept.perSecond.push(perSecond)
        kept.p50.push(quantile(times, 0.5))
        kept.p99.push(quantile(times, 0.99))
        kept.failed += failed
      }
    }
  }
  return all
}

/** How many times as many calls one server answers as another: the middle one of the rounds. */
export function ratioOf({ by }: MeasuredCase, one: string, other: string): number {
  const beside = by[other]?.perSecond ?? []
  const ratios = (by[one]?.perSecond ?? []).map((value, round) => value / (beside[round] ?? 0))
  return median(ratios.filter(Number.isFinite))
}
