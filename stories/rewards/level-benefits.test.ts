import { expect, it } from 'vitest'
import {
  levelCodes,
  loyaltyLevels,
  pointsPerDollar,
} from '../../mocks/backend/reference-data/loyalty-levels.ts'
import { rushDiscountPercents } from '../../mocks/backend/reference-data/services/delivery-tiers.ts'
import { dollarsForPoint, levelBenefits } from '../../src/features/rewards/points/level-benefits.ts'

it.each(loyaltyLevels)('the page promises what the backend gives for $name', (level) => {
  const { identity, name } = level
  expect(levelBenefits[name]).toEqual({
    code: levelCodes[identity]?.percent ?? 0,
    rush: rushDiscountPercents[identity] ?? 0,
  })
})

it('the page promises as many points as the backend gives', () => {
  expect(dollarsForPoint * pointsPerDollar).toBe(1)
})
