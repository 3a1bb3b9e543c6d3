import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { loyaltyLevels } from '../../reference-data/loyalty-levels.ts'
import { rewardPointsOf } from './reward-history.ts'

type Level = components['schemas']['LoyaltyLevel']

/** The highest level reached. */
export function levelAt(points: number): Level | undefined {
  return loyaltyLevels.findLast(({ minimumPointsNeeded }) => minimumPointsNeeded <= points)
}

/** The next level. */
export function nextLevelAt(points: number): Level | undefined {
  return loyaltyLevels.find(({ minimumPointsNeeded }) => minimumPointsNeeded > points)
}

/** No level without rewards. */
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
