import type { RewardHistoryEntry } from '../../../api/rewards.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'

type Entry = Pick<RewardHistoryEntry, 'points' | 'date' | 'pointsToDate'>

export type PointsAt = { x: Instant; y: number }

/** From before the first entry until now; points come at once and stay. */
export function pointsOverTime(entries: readonly Entry[], now: Instant): PointsAt[] {
  const dated = entries.map(({ date, points, pointsToDate }) => ({
    at: parseInstant(date),
    points,
    total: pointsToDate,
  }))
  const all = dated.sort((one, other) => one.at - other.at || one.total - other.total)
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return []
  return [
    { x: first.at, y: first.total - first.points },
    ...all.map(({ at, total }) => ({ x: at, y: total })),
    { x: Math.max(now, last.at), y: last.total },
  ]
}

type Level = { name: string; from: number }

/** Those that have been reached, and the next one, which shows how far it is. */
export function levelsInView<Item extends Level>(levels: readonly Item[], points: number): Item[] {
  const rising = levels.filter(({ from }) => from > 0).sort((one, other) => one.from - other.from)
  const next = rising.find(({ from }) => from > points)
  return rising.filter((level) => level.from <= points || level === next)
}
