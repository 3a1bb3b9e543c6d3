import { expect, it } from 'vitest'
import {
  levelCodes,
  loyaltyLevels,
  pointsPerDollar,
} from '../../mocks/backend/reference-data/loyalty-levels.ts'
import { rushDiscountPercents } from '../../mocks/backend/reference-data/services/delivery-tiers.ts'
import { dollarsForPoint, levelBenefits } from '../../src/features/rewards/level-benefits.ts'

it.each(loyaltyLevels)('the page shows the benefits of $name in the backend', (level) => {
  const { identity, name } = level
  expect(levelBenefits[name]).toEqual({
    code: levelCodes[identity]?.percent ?? 0,
    rush: rushDiscountPercents[identity] ?? 0,
  })
})

it('the page shows the points that the backend grants', () => {
  expect(dollarsForPoint * pointsPerDollar).toBe(1)
})
