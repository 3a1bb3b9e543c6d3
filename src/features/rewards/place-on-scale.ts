import type { LoyaltyLevel } from '../../api/rewards.ts'

/** On a scale of equal parts, one for each level; the highest one is full once it is reached. */
export function placeOnScale(
  levels: readonly Pick<LoyaltyLevel, 'minimumPointsNeeded'>[],
  points: number,
): number {
  const starts = levels.map(({ minimumPointsNeeded }) => minimumPointsNeeded).sort((a, b) => a - b)
  const reached = starts.findLastIndex((start) => start <= points)
  const start = starts[reached]
  const end = starts[reached + 1]
  if (start === undefined) return 0
  return end === undefined ? starts.length : reached + (points - start) / (end - start)
}
