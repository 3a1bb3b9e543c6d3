import { isSmoke } from '../speed/bench-options.ts'
import { median, quantile } from '../speed/quantile.ts'
import type { HttpCase } from './http-cases.ts'
import type { LoadGenerator } from './load-generator.ts'
import type { MeasuredServer } from './measured-server.ts'

type Round = { perSecond: number; p50: number; p99: number }

export type Measured = { rounds: Round[]; bytes?: number; failed: number }

export type MeasuredCase = { call: HttpCase; by: Record<string, Measured> }

const connections = 10
const seconds = isSmoke ? { warmUp: 0.1, measured: 0.2 } : { warmUp: 3, measured: 1 }

/** Servers take turns within a round, so that other load affects all of them; a first round warms up. */
export async function measureInRounds(
  servers: Record<string, MeasuredServer>,
  cases: HttpCase[],
  generator: LoadGenerator,
  rounds: number,
): Promise<MeasuredCase[]> {
  const noRounds = (): Measured => ({ rounds: [], failed: 0 })
  const names = Object.keys(servers)
  const all = cases.map((call): MeasuredCase => {
    return { call, by: Object.fromEntries(names.map((name) => [name, noRounds()])) }
  })
  for (let round = 0; round <= rounds; round += 1) {
    for (const { call, by } of all) {
      for (const [name, { origin }] of Object.entries(servers)) {
        const { perSecond, times, bytes, failed } = await generator.run(origin, call, {
          connections,
          seconds: round === 0 ? seconds.warmUp : seconds.measured,
        })
        const measured = by[name]
        if (round === 0 || !measured) continue
        measured.rounds.push({ perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) })
        measured.bytes = bytes
        measured.failed += failed
      }
    }
  }
  return all
}

/** Other load only slows a round down, so the fastest is the best estimate. */
export function bestOf({ rounds }: Measured): Round | undefined {
  return rounds.toSorted((a, b) => b.perSecond - a.perSecond)[0]
}

/** Requests per second of one server relative to another: best rounds, and the median round. */
export function ratiosOf({ by }: MeasuredCase, one: string, other: string) {
  const [mine, theirs] = [by[one], by[other]]
  if (!mine || !theirs) throw new Error(`${one} and ${other} were not both measured.`)
  const best = (bestOf(mine)?.perSecond ?? 0) / (bestOf(theirs)?.perSecond ?? 0)
  const each = mine.rounds.map(
    ({ perSecond }, round) => perSecond / (theirs.rounds[round]?.perSecond ?? 0),
  )
  return { best, middle: median(each.filter(Number.isFinite)) }
}
