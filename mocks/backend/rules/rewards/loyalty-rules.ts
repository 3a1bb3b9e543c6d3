import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { loyaltyLevels } from '../../reference-data/loyalty-levels.ts'
import { rewardPointsOf } from './reward-history.ts'

type Level = components['schemas']['LoyaltyLevel']

/** The highest level that some points reach. */
export function levelAt(points: number): Level | undefined {
  return loyaltyLevels.findLast(({ minimumPointsNeeded }) => minimumPointsNeeded <= points)
}

/** The lowest level that asks for more points than there are. */
export function nextLevelAt(points: number): Level | undefined {
  return loyaltyLevels.find(({ minimumPointsNeeded }) => minimumPointsNeeded > points)
}

/** Points and levels of a person; no level without rewards. */
export function standingOf(world: World, owner: string) {
  const takesPart = world.users.get(owner)?.account.hasRewards ?? false
  const points = rewardPointsOf(world, owner)
  const next = takesPart ? nextLevelAt(points) : undefined
  return {
    points,
    level: (takesPart && levelAt(points)) || null,
    next: next ?? null,
    pointsToNext: next ? next.minimumPointsNeeded - points : 0,
  }
}
