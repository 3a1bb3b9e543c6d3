import { type Journey, step } from './journey-step.ts'

export const rewardsJourney: Journey = {
  name: 'rewards',
  writes: false,
  steps: [
    step('loadLoyalty', {
      title: 'tells of points and levels',
      holds: [
        {
          rule: 'Points and points to the next level add up to what the level asks for.',
          broken({ nextLoyaltyLevel, pointsToNextLevel, totalRewardPoints }) {
            const least = nextLoyaltyLevel?.minimumPointsNeeded ?? totalRewardPoints
            return totalRewardPoints + pointsToNextLevel === least
              ? undefined
              : `${totalRewardPoints} and ${pointsToNextLevel} are not ${least}.`
          },
        },
      ],
    }),
    step('loadLoyaltyLevels', {
      title: 'lists the levels',
      holds: [
        {
          rule: 'Levels are listed from the lowest to the highest.',
          broken: ({ loyaltyLevels }) =>
            loyaltyLevels.every(
              ({ minimumPointsNeeded }, at) =>
                minimumPointsNeeded >= (loyaltyLevels[at - 1]?.minimumPointsNeeded ?? 0),
            )
              ? undefined
              : 'They are not.',
        },
      ],
    }),
    step('loadRewardHistory', {
      title: 'adds up',
      holds: [
        {
          rule: 'Each entry of the history adds its points to the sum before.',
          broken({ rewardHistory }) {
            const wrong = rewardHistory.find(({ points, pointsToDate }, at) => {
              const before = rewardHistory[at + 1]?.pointsToDate
              return before !== undefined && before + points !== pointsToDate
            })
            return wrong && `${wrong.name} does not lead to ${wrong.pointsToDate}.`
          },
        },
      ],
    }),
  ],
}
