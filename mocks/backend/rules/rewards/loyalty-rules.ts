import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { loyaltyLevels } from '../../reference-data/loyalty-levels.ts'
import { rewardPointsOf } from './reward-history.ts'

export function levelAt(points: number): Schemas['LoyaltyLevel'] | undefined {
  return loyaltyLevels.findLast(({ minimumPointsNeeded }) => minimumPointsNeeded <= points)
}

export function nextLevelAt(points: number): Schemas['LoyaltyLevel'] | undefined {
  return loyaltyLevels.find(({ minimumPointsNeeded }) => minimumPointsNeeded > points)
}

export function loyaltyOf(world: World, owner: string) {
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
